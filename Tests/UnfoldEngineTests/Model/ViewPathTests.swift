import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct ViewPathTests {
  @Test func goesThroughContainersToTheBody() {
    let text = ModelText(
      "struct A: View { var body: some View { VStack { Text(\"a\"); Mark().bold() }.padding() } }")
    #expect(
      text.paths(from: "Mark") == [[".bold", "last", "in VStack", ".padding", "last", "declared body", "body of A"]])
  }

  @Test func goesThroughBranches() {
    let text = ModelText(
      """
      struct A: View {
        var body: some View {
          Group {
            if a { B() } else if b { Mark() } else { C() }
            switch c {
            case 1: Other()
            default: D()
            }
            #if DEBUG
            Third()
            #endif
            d ? Fourth() : E()
          }
        }
      }
      """)
    let tail = ["in Group", "last", "declared body", "body of A"]
    #expect(text.paths(from: "Mark") == [["last", "ifExpr", "not last"] + tail])
    #expect(text.paths(from: "Other") == [["last", "switchExpr", "not last"] + tail])
    #expect(text.paths(from: "Third") == [["last", "ifConfigDecl", "not last"] + tail])
    #expect(text.paths(from: "Fourth") == [["sequenceExpr", "last"] + tail])
  }

  @Test func followsPropertiesFunctionsAndTypes() {
    let text = ModelText(
      """
      struct A: View {
        var body: some View { VStack { Part() ; bar } }
        private var bar: some View { row(1) }
        func row(_ a: Int) -> some View { Mark() }
      }
      struct Part: View { var body: some View { Other() } }
      #Preview { Part() }
      """)
    #expect(
      text.paths(from: "Mark") == [
        ["last", "declared row", "last", "declared bar", "last", "in VStack", "last", "declared body", "body of A"]
      ])
    #expect(
      text.paths(from: "Other") == [
        ["last", "declared body", "not last", "in VStack", "last", "declared body", "body of A"]
      ])
  }

  @Test func followsViewModifiers() {
    let text = ModelText(
      """
      struct A: View { var body: some View { VStack { Text("a").footer() } } }
      struct Footer: ViewModifier {
        func body(content: Content) -> some View { content.mark().padding() }
      }
      extension View { func footer() -> some View { modifier(Footer()) } }
      """)
    #expect(
      text.paths(from: "mark") == [
        [
          ".padding", "last", "declared body", "last", "declared footer", "last", "in VStack", "last",
          "declared body", "body of A",
        ]
      ])
  }

  @Test func looksIntoModifiersOfTheFile() {
    let text = ModelText(
      """
      struct A: View { var body: some View { Mark().backdrop() } }
      extension View {
        func backdrop() -> some View { ZStack { Color.red; self }.ignoresSafeArea() }
      }
      """)
    #expect(
      text.paths(from: "Mark") == [
        [
          ".backdrop", "last", "in ZStack", ".ignoresSafeArea", "last", "declared backdrop", "last", "declared body",
          "body of A",
        ]
      ])
  }

  @Test func endsAtAScreen() {
    let text = ModelText(
      """
      struct A: View {
        var body: some View {
          List { }
            .sheet(isPresented: $a) { Mark() }
            .overlay(Other(), alignment: .bottom)
            #if os(iOS)
            .tint(.red)
            #endif
        }
      }
      struct B: App { var body: some Scene { WindowGroup { Third() } } }
      #Preview { Fourth() }
      """)
    #expect(text.paths(from: "Mark") == [["last", "at .sheet", "screen"]])
    #expect(
      text.paths(from: "Other") == [["at .overlay", "#if [\"tint\"]", "last", "declared body", "body of A"]])
    #expect(text.paths(from: "Third") == [["last", "in WindowGroup", "screen"]])
    #expect(text.paths(from: "Fourth") == [["last", "preview"]])
  }

  @Test func hasAPathForEachUse() {
    let text = ModelText(
      """
      struct A: View { var body: some View { HStack { part; part.hidden() } }; var part: some View { Mark() } }
      """)
    #expect(text.paths(from: "Mark").count == 2)
  }

  @Test func endsWhereAViewUsesItself() {
    let text = ModelText("struct A: View { var body: some View { if a { Mark() } else { A() } } }")
    #expect(text.paths(from: "Mark").allSatisfy { $0.last == "body of A" || $0.last == "unknown" })
  }

  @Test func isBoundedForLongChainsAndDeepNesting() {
    let chain = "struct A: View { var body: some View { Mark()" + String(repeating: ".bold()", count: 3000) + " } }"
    #expect(ModelText(chain).paths(from: "Mark")[0].last == "unknown")
    let nest = String(repeating: "VStack { ", count: 400) + "Mark()" + String(repeating: "}", count: 400)
    let text = ModelText("struct A: View { var body: some View { \(nest) } }")
    #expect(text.paths(from: "Mark")[0].last == "unknown")
  }
}
