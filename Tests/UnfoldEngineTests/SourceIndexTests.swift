import Testing
import UnfoldSyntax

@testable import UnfoldEngine

/// What one file of a run can learn of the others.
@Suite struct SourceIndexTests {
  @Test("A constant of another file has its number")
  func constants() {
    let files = Files([
      "Screen.swift": "let gap = Layout.bottomInset\nlet wide = -margin\nlet own = Layout.top",
      "Layout.swift": "enum Layout { static let bottomInset: CGFloat = 34; private static let top = 3 }\nlet margin = half * 2\n",
      "More.swift": "let margin2 = 8\n",
    ])
    #expect(files.number(of: "gap", in: "Screen.swift") == 34)
    // `half * 2` is no number that is certain, and a private constant is not this file's.
    #expect(files.number(of: "wide", in: "Screen.swift") == nil)
    #expect(files.number(of: "own", in: "Screen.swift") == nil)
  }

  @Test("A constant may lead through several files")
  func constantsOfConstants() {
    let files = Files([
      "A.swift": "let a = Sizes.bar",
      "B.swift": "extension Sizes { static var bar: CGFloat { -Sizes.unit } }",
      "C.swift": "struct Sizes { static let unit = CGFloat(8) }",
    ])
    #expect(files.number(of: "a", in: "A.swift") == -8)
  }

  @Test("Constants that name each other end the search")
  func circle() {
    let files = Files(["A.swift": "let a = B.x\nenum A { static let x = B.x }", "B.swift": "enum B { static let x = A.x }"])
    #expect(files.number(of: "a", in: "A.swift") == nil)
  }

  @Test("Two declarations are none")
  func ambiguity() {
    let files = Files([
      "A.swift": "let a = Layout.gap", "B.swift": "enum Layout { static let gap = 1 }",
      "C.swift": "extension Layout { static let gap = 2 }",
    ])
    #expect(files.number(of: "a", in: "A.swift") == nil)
  }

  @Test(
    "A name that this file may bind itself isn't another file's",
    arguments: [
      "func f(margin: Int) { let a = margin }", "func f() { for margin in b { let a = margin } }",
      "func f() { if let margin { let a = margin } }", "let f = { margin in let a = margin }",
      "func f() { if case .some(let margin) = b { let a = margin } }", "enum Layout {}; let a = Layout.gap",
    ])
  func ownNames(text: String) {
    let files = Files(["A.swift": text, "B.swift": "let margin = 20\nextension Layout { static let gap = 1 }"])
    #expect(files.number(of: "a", in: "A.swift") == nil)
    let other = Files(["A.swift": "func f() { let a = margin }", "B.swift": "let margin = 20"])
    #expect(other.number(of: "a", in: "A.swift") == 20)
  }

  @Test("The body of a view of another file is found")
  func bodies() throws {
    let files = Files([
      "A.swift": "struct A: View { var body: some View { BottomBar(a: 1); row; cell(1) } }",
      "B.swift": """
        struct BottomBar: View { var body: some View { HStack { } } }
        extension A { var row: some View { Text("row") }\nfunc cell(_ a: Int) -> some View { Image("cell") } }
        """,
    ])
    let file = files.context("A.swift")
    let body = try #require(file.model.names.values["body"]?.first?.getterBody)
    let shown = body.builtViews.map { file.model.definitionElsewhere(of: $0.node)?.node.text }
    #expect(shown == ["HStack { }", "Text(\"row\")", "Image(\"cell\")"])
  }

  @Test("The places that show a view of this file are found")
  func calls() {
    let files = Files([
      "A.swift": "struct Card: View { }",
      "B.swift": "let a = Card(title: 1)\nlet b = VStack { Card() }\nlet c = Card\nlet d = Card { }",
      "C.swift": "// Card()\nlet e = Other.Card()",
    ])
    let calls = files.context("A.swift").model.callsElsewhere(ofType: "Card")
    #expect(calls.map(\.node.text) == ["Card(title: 1)", "Card()", "Card { }", "Other.Card()"])
  }

  @Test("A name of the system's that the project declares is known as the project's")
  func shadowing() {
    let files = Files([
      "A.swift": "import SwiftUI",
      "B.swift": "struct Tab { }\nextension View { func toolbar() { } }\nfileprivate struct Sheet { }\nextension Text { func task() { } }",
      "C.swift": "public class Menu { }\nstruct Outer { struct Form { } }",
    ])
    let model = files.context("A.swift").model
    #expect(model.declaresType("Tab"))
    #expect(model.declaresType("Menu"))
    #expect(model.declaresModifier("toolbar"))
    #expect(!model.declaresModifier("task"))
    #expect(!model.declaresType("Sheet"))
    #expect(!model.declaresType("Text"))
    #expect(!model.declaresType("Form"))
    #expect(!model.declaresModifier("sheet"))
  }

  @Test("Names that a comma parts from `let`, and modules of which one thing is imported, are found")
  func furtherNames() {
    let files = Files([
      "A.swift": "let a = Layout.gap\nlet b = edge\nlet c = Layout.wide",
      "B.swift": "enum Layout {\n  static let top = 1, gap = f(2, 3),\n    wide = 4\n}\nlet start: Int = 5, edge = 6",
    ])
    #expect(files.context("A.swift").model.memberElsewhere("gap", ofType: "Layout") != nil)
    #expect(files.number(of: "b", in: "A.swift") == 6)
    #expect(files.number(of: "c", in: "A.swift") == 4)
    #expect(NameScan(SourceText("import struct Parts.Card\n")).keys == [NameUse.module.key("Parts".utf8)])
    #expect(NameScan(SourceText("import Parts\n")).keys == [NameUse.module.key("Parts".utf8)])
  }

  @Test("An index goes with the last file that looks into it, and what it gave outlives it")
  func lifetime() {
    weak var index: SourceIndex?
    var site: Site?
    do {
      let files = Files(["A.swift": "struct A { }", "B.swift": "struct Card { let gap = Card.wide }"])
      let model = files.context("A.swift").model
      site = model.typesElsewhere("Card").first
      index = model.elsewhere.index
      #expect(index != nil)
    }
    #expect(index == nil)
    #expect(site?.node.declaredName == "Card")
    #expect(site?.model.typesElsewhere("A").isEmpty == true)
  }

  @Test("A name that all files of a big run have is looked for in some of them, always the same")
  func nameOfAllFiles() {
    var texts = ["A.swift": "let a = 1"]
    for number in 100..<300 { texts["Page\(number).swift"] = "struct Page: View { }\nlet b = Page()" }
    let found = Files(texts).context("A.swift").model.typesElsewhere("Page").map(\.model.tree.source)
    #expect(found.count == 64)
    let sources = texts.mapValues { SourceText($0) }
    let first = SourceIndex(sources: sources).files(with: [("Page", .type)], besides: "A.swift", or: .inFolder(of: []))
    #expect(first.map(\.file.path) == (100..<164).map { "Page\($0).swift" })
  }

  @Test("A property is found by its type, however many types have one of its name")
  func properties() {
    var text = (0..<300).map { "struct A\($0): View { var body: some View { Text(\"\($0)\") } }" }.joined(separator: "\n")
    text += "\nlet shown = A299()\nextension A7 { static let body = 1 }"
    let model = Files(["A.swift": text]).context("A.swift").model
    let call = model.names.values["shown"]?.first?.child(.initializerClause)?.lastChild
    #expect(call.flatMap(model.definition)?.text == "Text(\"299\")")
    #expect(model.properties("body", ofType: "A7").count == 2)
    #expect(model.properties("shown", ofType: "A7").isEmpty)
  }

  @Test("A file that was changed meanwhile is still known as it was")
  func changedFiles() throws {
    let index = SourceIndex(sources: ["B.swift": SourceText("enum Layout { static let gap = 1 }")])
    index.keep(SourceText("enum Layout { static let gap = 2 }"), at: "B.swift")
    let file = FileContext(
      path: "A.swift", tree: .parse(SourceText("let a = Layout.gap")), deploymentTarget: .unknown, index: index)
    let value = try #require(file.model.names.values["a"]?.first?.child(.initializerClause)?.lastChild)
    #expect(file.model.number(value) == 1)
  }
}

/// A run over files that are given with their text.
private struct Files {
  let texts: [String: SourceText]
  let index: SourceIndex

  init(_ texts: [String: String]) {
    self.texts = texts.mapValues { SourceText($0) }
    index = SourceIndex(sources: self.texts)
  }

  func context(_ path: String) -> FileContext {
    FileContext(path: path, tree: .parse(texts[path]!), deploymentTarget: .unknown, index: index)
  }

  /// The number that a value of a file is.
  func number(of name: String, in path: String) -> Double? {
    let model = context(path).model
    return model.names.values[name]?.first?.child(.initializerClause)?.lastChild.flatMap(model.number)
  }
}
