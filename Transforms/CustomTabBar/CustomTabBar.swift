import UnfoldEngine
import UnfoldSyntax

/// Finds rows of buttons below a switch between screens, which are tab bars built by hand.
public struct CustomTabBar: Rule {
  public init() {}

  public let id = "custom-tab-bar"
  public let level = RuleLevel.review
  public let summary = "hand-built tab bars"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["HStack", "TabBar"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let call = Call(node), call.callee.kind == .declReferenceExpr, let type = node.enclosingType,
      type.inheritedNames.contains("View")
    else { return [] }
    let selection: String?
    if call.callee.isText("HStack") {
      selection = chosenByButtons(call)
    } else if call.name.hasSuffix("TabBar") || call.name.hasSuffix("TabBarView") {
      selection = call.arguments.lazy.compactMap { $0.value.projectedName }.first
    } else {
      return []
    }
    guard let selection, let screens = ScreenChoice(of: selection, in: type),
      screens.node.textRange.upperBound <= node.textRange.lowerBound, !isInContent(node, of: type),
      file.isShippedScreen(node)
    else { return [] }
    return [.review(id, call.callee.textRange, Self.message)]
  }

  /// The state that every button of a row sets, each to a value of its own.
  private func chosenByButtons(_ stack: Call) -> String? {
    let views = (stack.builder?.builtViews ?? []).filter { !["Spacer", "Divider"].contains($0.chain.baseName) }
    let choices = views.map { view -> TabChoice? in
      guard let button = view.chain.baseCall, button.callee.isText("Button") else { return nil }
      return TabChoice(button)
    }
    guard let first = choices.first.flatMap({ $0 }), choices.allSatisfy({ $0?.name == first.name }) else {
      return nil
    }
    let values = Set(choices.compactMap { $0?.value.text })
    guard views.contains(where: \.isRepeated) || values.count >= 3 else { return nil }
    return first.name
  }

  /// Whether a row scrolls with content, or stands in a bar of the system.
  private func isInContent(_ node: SyntaxNode, of type: SyntaxNode) -> Bool {
    node.ancestors.prefix { $0 != type }.contains { outer in
      guard let call = Call(outer) else { return false }
      if Modifier(outer) != nil { return call.name == "toolbar" && !call.callee.contains(node) }
      return ["List", "Form", "ScrollView", "Section"].contains(call.name)
    }
  }

  private static let message = """
    This row of buttons chooses which screen is shown, so it is a tab bar built by hand: it doesn't relocate, \
    overflow or clear the cameras as the system's does. Check whether a `TabView` can take its place, with the \
    selection and the navigation of each tab kept.
    """
}

/// What a button chooses: `section = item`, also in `withAnimation`.
private struct TabChoice {
  let name: String
  let value: SyntaxNode

  init?(_ button: Call) {
    guard let action = button.argument("action") ?? button.trailingClosures.first?.closure,
      let assignment = TabChoice.assignment(action, depth: 0), assignment.count == 3,
      assignment[1].kind == .assignmentExpr, assignment[0].kind == .declReferenceExpr,
      assignment[2].kind == .declReferenceExpr || assignment[2].kind == .memberAccessExpr
        || assignment[2].kind == .integerLiteralExpr
    else { return nil }
    name = assignment[0].text
    value = assignment[2]
  }

  private static func assignment(_ closure: SyntaxNode, depth: Int) -> [SyntaxNode]? {
    let statements = closure.child(.codeBlockItemList)?.children ?? []
    guard statements.count == 1, depth < 3, let statement = statements[0].firstChild else { return nil }
    if statement.kind == .sequenceExpr { return statement.child(.exprList)?.children }
    guard let call = Call(statement), call.name == "withAnimation" else { return nil }
    return call.trailingClosures.first.flatMap { assignment($0.closure, depth: depth + 1) }
  }
}

/// A `switch` between screens, or a `TabView`, that one state decides.
private struct ScreenChoice {
  let node: SyntaxNode

  init?(of selection: String, in type: SyntaxNode) {
    let found = type.descendants.first { node in
      switch node.kind {
      case .switchExpr:
        guard node.children.count > 1, node.children[1].text == selection else { return false }
        let cases = node.child(.switchCaseList)?.children(.switchCase) ?? []
        let screens = cases.filter { ScreenChoice.isScreen($0.child(.codeBlockItemList)) }
        return cases.count >= 2 && screens.count == cases.count
      case .functionCallExpr:
        guard let call = Call(node), call.callee.isText("TabView") else { return false }
        return call.argument("selection")?.projectedName == selection
      default: return false
      }
    }
    guard let found else { return nil }
    node = found
  }

  /// Whether a case builds one view of the project, or a container that fills a screen.
  private static func isScreen(_ statements: SyntaxNode?) -> Bool {
    let views = statements?.builtViews ?? []
    guard views.count == 1, let call = views[0].chain.baseCall, call.isInitializer else { return false }
    switch Container(call.name) {
    case nil: return !["Image", "Color", "Circle", "Rectangle", "EmptyView", "SecureField"].contains(call.name)
    case .navigation, .scroll: return true
    case .rows: return call.name == "List" || call.name == "Form"
    default: return false
    }
  }
}

extension SyntaxNode {
  /// `section` of `$section`.
  fileprivate var projectedName: String? {
    guard kind == .declReferenceExpr, text.hasPrefix("$") else { return nil }
    return String(text.dropFirst())
  }
}
