import UnfoldEngine
import UnfoldSyntax

/// A view that shows nothing and keeps a height free: `Spacer(minLength: 80)`, `Color.clear.frame(height: 80)`.
struct EmptyRoom {
  /// The height in points.
  let length: SyntaxNode
  /// Whether it does nothing else: it is no place to scroll to, and no sign that the end is reached.
  let isPlain: Bool

  /// `nil` where `view` is anything else.
  init?(_ view: SyntaxNode) {
    guard view.isViewExpression else { return nil }
    let chain = ModifierChain(outermost: view)
    var height: SyntaxNode?
    var isPlain = true
    for link in chain.links {
      guard case .modifier(let modifier) = link else { return nil }
      switch modifier.name {
      case "frame":
        guard height == nil, let found = modifier.call.argument("height") ?? modifier.call.argument("minHeight"),
          modifier.arguments.count == 1
        else { return nil }
        height = found
      case "fill", "foregroundColor", "foregroundStyle":
        guard modifier.arguments.first?.value.text.hasSuffix("clear") == true else { return nil }
      case "listRowSeparator", "listRowBackground", "listRowInsets", "accessibilityHidden", "listSectionSeparator",
        "listRowSpacing", "allowsHitTesting", "hidden", "opacity":
        continue
      case "id", "tag", "onAppear", "onDisappear", "task", "accessibilityIdentifier", "accessibilityLabel":
        isPlain = false
      default: return nil
      }
    }
    self.isPlain = isPlain
    if let call = chain.baseCall {
      switch call.name {
      case "Spacer":
        guard let found = height ?? call.argument("minLength") else { return nil }
        length = found
        return
      case "Rectangle":
        let unseen = ["fill", "foregroundColor", "foregroundStyle", "hidden"]
        guard chain.modifiers.contains(where: { unseen.contains($0.name) }) else { return nil }
      case "EmptyView": break
      case "Text":
        guard ["\"\"", "\" \""].contains(call.arguments.first?.value.text) else { return nil }
      default: return nil
      }
    } else {
      guard chain.base.text == "Color.clear" else { return nil }
    }
    guard let height else { return nil }
    length = height
  }
}

/// A length with a choice: `isOn ? 80 : 0`.
struct Choice {
  private let condition: [SyntaxNode]
  private let arms: [SyntaxNode]

  /// `nil` where `length` is anything else.
  init?(_ length: SyntaxNode) {
    guard length.kind == .sequenceExpr else {
      guard let inner = length.parenthesised, let choice = Choice(inner) else { return nil }
      self = choice
      return
    }
    let parts = length.child(.exprList)?.children ?? []
    guard let place = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }), place + 2 == parts.count,
      let arm = parts[place].ternaryArm
    else { return nil }
    condition = Array(parts[..<place])
    arms = [arm, parts[place + 1]]
  }

  /// When there is a length other than zero, in words, and which; `nil` where neither is zero.
  func condition(of model: FileModel) -> (text: String, points: Double)? {
    let values = arms.map { model.number($0) }
    let text = condition.map(\.words).joined(separator: " ")
    if values[1] == 0, let points = values[0] { return (text, points) }
    guard values[0] == 0, let points = values[1] else { return nil }
    if let first = condition.first, condition.count == 1, first.kind == .prefixOperatorExpr,
      first.firstToken.isText("!"), let operand = first.lastChild
    {
      return (operand.words, points)
    }
    return ("! \(text)", points)
  }
}

/// Other things that room may be kept for.
struct OtherThings {
  let remarks: String
  /// The expression that has the size, whose names count.
  let code: SyntaxNode
  let bar: String

  private static let names = [
    "tabbar", "tab bar", "homeindicator", "home indicator", "keyboard", "player", "safearea", "safe area",
    "safe-area", "button", "fab", "notch", "statusbar", "status bar", "navigationbar", "navigation bar", "navbar",
  ]

  /// Whether one is named that the bar's own name doesn't name too.
  var areNamed: Bool {
    let identifiers = code.descendants.filter { $0.kind == .identifier }.map { $0.text.lowercased() }
    let said = [remarks.lowercased()] + identifiers.filter { !["safeareainset", "safeareapadding"].contains($0) }
    let own = bar.lowercased()
    return OtherThings.names.contains { name in !own.contains(name) && said.contains { $0.contains(name) } }
  }
}
