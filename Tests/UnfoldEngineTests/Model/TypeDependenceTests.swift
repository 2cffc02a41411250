import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct TypeDependenceTests {
  @Test(arguments: [
    "var a: some View { isOn ? Bar() : Bar() }",
    "var a: some View { isOn ? VStack { Bar() } : VStack { Text(b) } }",
    "func a() -> some View { if isOn { return Bar() }\n return Bar() }",
    "var a: some View { let bar = Bar()\n return bar }",
  ])
  func isBound(_ member: String) {
    #expect(ModelText("struct A: View { \(member) }").call("Bar").isBoundToItsType)
  }

  @Test(arguments: [
    "var a: some View { Bar() }",
    "var a: some View { return Bar() }",
    "var a: some View { if isOn { Bar() } else { Text(b) } }",
    "let a = Bar()",
    "var a: some View { VStack { Bar() }.padding(isOn ? 1 : 2) }",
  ])
  func isFree(_ member: String) {
    #expect(!ModelText("struct A: View { \(member) }").call("Bar").isBoundToItsType)
  }
}
