import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct NameResolutionTests {
  static let text = """
    private let outside: CGFloat = 7
    enum Metrics {
      static let bar: CGFloat = 83
      static var open: CGFloat { 34.0 }
      static let sum = Metrics.bar
    }
    struct Bar: View {
      let given: CGFloat
      let inset = CGFloat(-21)
      @ScaledMetric var scaled = 12.0
      var changing = 3.0
      let width = 1, height = 2_000
      var body: some View {
        let local = 5
        row(1, local)
        use(outside, Metrics.bar, Metrics.open, Metrics.sum, self.inset, Self.inset, inset)
        use(given, scaled, changing, height, other.inset, Other.bar)
        list.map { inset in show(inset + 1) }
      }
      func row(_ outside: Int, _ b: Int) -> some View { Text("\\(outside * 2)") }
    }
    struct Second { let twice = 1 }
    struct Third { let twice = 2; func a() { use(twice) } }
    """

  @Test(arguments: [
    ("outside", 7.0), ("local", 5), ("Metrics.bar", 83), ("Metrics.open", 34), ("Metrics.sum", 83),
    ("self.inset", -21), ("Self.inset", -21), ("height", 2000), ("twice", 2),
  ])
  func givesTheNumberOfAConstant(_ expression: String, _ number: Double) throws {
    #expect(value(of: expression) == number)
  }

  @Test(arguments: ["given", "scaled", "changing", "other.inset", "Other.bar"])
  func isSilentWhereItIsNotSure(_ expression: String) {
    #expect(value(of: expression) == nil)
  }

  @Test(arguments: ["inset + 1", "outside * 2"])
  func knowsThatAParameterHidesAName(_ sum: String) throws {
    let text = ModelText(NameResolutionTests.text)
    let operand = try #require(text.expression(sum).children.first)
    #expect(text.model.binding(of: operand.kind == .exprList ? operand.children[0] : operand) == nil)
  }

  private func value(of expression: String) -> Double? {
    let text = ModelText(NameResolutionTests.text)
    let argument = (0..<text.tree.count).lazy.map { text.tree[$0] }.first { node in
      node.kind == .labeledExpr && Argument(node)?.value.text == expression
        && Call(node.parent?.parent)?.name != "show"
    }
    return argument.flatMap(Argument.init).flatMap { text.model.number($0.value) }
  }
}
