import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct ModifierChainTests {
  @Test(arguments: ["Text(\"A\")", "Text(\"A\").bold()", "Text(\"A\").bold().padding(.top, 8)"])
  func isTheSameFromEachOfItsCalls(_ part: String) {
    let chain = ModelText("Text(\"A\").bold().padding(.top, 8).background { Color.red }").chain(part)
    #expect(chain.baseName == "Text")
    #expect(chain.modifiers.map(\.name) == ["bold", "padding", "background"])
    #expect(chain.node.text.hasSuffix("Color.red }"))
  }

  @Test func hasArgumentsAndClosures() throws {
    let text = ModelText("list.sheet(isPresented: $a, detents: []) { One() } onDismiss: { two() }")
    let sheet = try #require(Modifier(text.call("sheet")))
    #expect(sheet.arguments.map(\.label) == ["isPresented", "detents"])
    #expect(sheet.arguments.map(\.value.text) == ["$a", "[]"])
    #expect(sheet.call.trailingClosures.map(\.label) == [nil, "onDismiss"])
    #expect(text.tree.source.string(sheet.range).hasPrefix(".sheet(isPresented"))
    #expect(sheet.base?.text == "list")
  }

  @Test func goesThroughConditionalCompilation() {
    let chain = ModelText(
      """
      Text("A")
        .bold()
        #if os(iOS)
        .tint(.red).font(.body)
        #else
        .hidden()
        #endif
        .padding()
      """
    ).chain("Text(\"A\")")
    #expect(chain.modifiers.map(\.name) == ["bold", "padding"])
    #expect(chain.allModifiers.map(\.name) == ["bold", "tint", "font", "hidden", "padding"])
    guard case .conditional(let node, let clauses) = chain.links[1] else {
      Issue.record("the second link is no condition")
      return
    }
    #expect(node.kind == .postfixIfConfigExpr)
    #expect(clauses.map { $0.map(\.name) } == [["tint", "font"], ["hidden"]])
    #expect(clauses[0][0].base == nil)
  }

  @Test(arguments: [
    ("(VStack { }).padding()", "(VStack { })", ["padding"]),
    ("view?.frame(width: 1)!.padding()", "view", ["frame", "padding"]),
    ("Image.init(\"a\").resizable()", "Image.init(\"a\")", ["resizable"]),
    ("Color.clear.frame(height: 34)", "Color.clear", ["frame"]),
    ("SwiftUI.VStack { }.padding()", "SwiftUI.VStack { }", ["padding"]),
    ("self.content.padding()", "self.content", ["padding"]),
  ])
  func startsAtItsBase(_ text: String, _ base: String, _ modifiers: [String]) {
    let chain = ModelText(text).chain(base)
    #expect(chain.base.text == base)
    #expect(chain.allModifiers.map(\.name) == modifiers)
  }

  static let ignoring: [(String, EdgeSet)] = [
    (".ignoresSafeArea()", .all), (".ignoresSafeArea(edges: .top)", .top),
    (".ignoresSafeArea(.keyboard, edges: .bottom)", []),
    (".ignoresSafeArea(.container, edges: [.top, .leading])", [.top, .leading]),
    (".edgesIgnoringSafeArea(.vertical)", .vertical), (".padding(.bottom, 34)", []),
  ]

  @Test(arguments: ignoring)
  func knowsTheEdgesThatItIgnores(_ modifier: String, _ edges: EdgeSet) throws {
    let text = ModelText("view" + modifier)
    let found = try #require(Modifier(text.expression("view" + modifier)))
    #expect(found.ignoredEdges == .known(edges))
  }

  @Test(arguments: [".ignoresSafeArea(edges: isWide ? .all : .top)", ".edgesIgnoringSafeArea(edges)"])
  func saysWhereEdgesAreDecidedLater(_ modifier: String) throws {
    let found = try #require(Modifier(ModelText("view" + modifier).expression("view" + modifier)))
    #expect(found.ignoredEdges == .unknown)
    #expect(found.ignoredEdges.mayContain(.bottom))
  }
}
