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
    ("VStack { ForEach(a) { Text($0) } }", .no, .no),
    ("VStack { if a { List { } } else { Text(\"a\") } }", .unknown, .unknown),
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

@Suite struct BuiltViewsTests {
  @Test func looksThroughBranchesGroupsAndLoops() {
    let text = ModelText(
      """
      VStack {
        let a = 1
        One()
        if b { Two().bold() } else if c { Three() } else { Four() }
        ForEach(d) { Five($0) }
        Group { Six() }
        Group { Seven() }.padding()
        switch e { default: Eight() }
        #if DEBUG
        Nine()
        #endif
      }
      """)
    let views = Call(text.call("VStack"))?.builder?.builtViews ?? []
    #expect(
      views.map(\.node.text) == [
        "One()", "Two().bold()", "Three()", "Four()", "Five($0)", "Six()", "Group { Seven() }.padding()", "Eight()",
        "Nine()",
      ])
    #expect(views.map(\.isConditional) == [false, true, true, true, false, false, false, true, true])
    #expect(views.map(\.isRepeated) == [false, false, false, false, true, false, false, false, false])
    #expect(views[1].item == views[3].item)
    #expect(views[1].chain.baseName == "Two")
  }

  @Test(arguments: [("bar", "Text(\"bar\")"), ("row(1)", "Text(\"row\")"), ("Part(a: 2)", "Text(\"part\")")])
  func findsWhatAViewStandsFor(_ use: String, _ definition: String) {
    let text = ModelText(
      """
      struct A: View {
        var body: some View { VStack { bar; row(1); Part(a: 2); other.bar; Unknown() } }
        var bar: some View { Text("bar") }
        func row(_ a: Int) -> some View { Text("row") }
      }
      private struct Part: View { let a: Int; var body: some View { Text("part") } }
      """)
    #expect(text.model.definition(of: text.expression(use))?.text == definition)
    #expect(text.model.definition(of: text.expression("other.bar")) == nil)
    #expect(text.model.definition(of: text.expression("Unknown()")) == nil)
  }
}
