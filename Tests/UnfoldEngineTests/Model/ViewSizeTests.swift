import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct ViewSizeTests {
  @Test(arguments: [
    ("VStack { Text(\"a\"); List { } }", Filling.yes, Filling.yes),
    ("VStack { Text(\"a\"); Spacer() }", .yes, .no),
    ("HStack { Text(\"a\"); Spacer() }", .no, .no),
    ("VStack { Text(\"a\") }", .no, .no),
    ("VStack { Text(\"a\"); Canvas2() }", .unknown, .unknown),
    ("Text(\"a\").frame(maxHeight: .infinity)", .yes, .yes),
    ("List { }.frame(height: 200)", .no, .no),
    ("Color.red.opacity(0.5)", .yes, .no),
    ("(ScrollView { Text(\"a\") })", .yes, .yes),
  ])
  func height(_ view: String, _ filling: Filling, _ content: Filling) {
    let text = ModelText("let view = \(view)")
    #expect(text.model.fillsHeight(text.expression(view)) == filling)
    #expect(text.model.contentFillsHeight(text.expression(view)) == content)
  }

  @Test(arguments: [
    ("VStack { Text(\"a\"); Divider() }", Filling.yes), ("HStack { Text(\"a\"); Spacer() }", .yes),
    ("VStack { Text(\"a\"); Spacer() }", .no), ("Text(\"a\").frame(maxWidth: .infinity)", .yes),
  ])
  func width(_ view: String, _ filling: Filling) {
    let text = ModelText("let view = \(view)")
    #expect(text.model.fillsWidth(text.expression(view)) == filling)
  }

  @Test func looksIntoProperties() {
    let text = ModelText("struct A { var list: some View { List { } }; var body: some View { list.padding() } }")
    #expect(text.model.fillsHeight(text.expression("list.padding()")) == .yes)
  }
}
