import UnfoldEngine
import UnfoldSyntax

/// A condition that asks what device this is, to know whether it has a home indicator or a notch.
struct DeviceCheck {
  /// Whether it is true on the devices that have the inset.
  let isTrueWithInset: Bool
  /// Whether it names what takes the room, such as a notch, and isn't a guess by the screen's height.
  let asksForInset: Bool
  /// Whether nothing else is asked.
  let isWhole: Bool

  /// `nil` where the condition, given by its operands and operators, asks something else.
  init?(_ parts: [SyntaxNode]) { self.init(parts, depth: 0) }

  private init?(_ parts: [SyntaxNode], depth: Int) {
    guard depth < 8 else { return nil }
    if parts.count == 1 {
      var condition = parts[0]
      var isTrue = true
      if condition.kind == .prefixOperatorExpr, condition.firstToken.isText("!"), let operand = condition.lastChild {
        condition = operand
        isTrue = false
      }
      if let inner = condition.parenthesised {
        let inside = inner.kind == .sequenceExpr ? inner.child(.exprList)?.children ?? [] : [inner]
        guard let check = DeviceCheck(inside, depth: depth + 1) else { return nil }
        isTrueWithInset = check.isTrueWithInset == isTrue
        asksForInset = check.asksForInset
        isWhole = check.isWhole
        return
      }
      guard let name = DeviceCheck.name(condition) else { return nil }
      let hasInset = !name.contains("homebutton")
      isTrueWithInset = hasInset == isTrue
      asksForInset = true
      isWhole = true
      return
    }
    if parts.count == 3, parts[1].kind == .binaryOperatorExpr, DeviceCheck.isScreenHeight(parts[0]),
      parts[2].kind == .integerLiteralExpr || parts[2].kind == .floatLiteralExpr
    {
      switch parts[1].text {
      case ">", ">=": isTrueWithInset = true
      case "<", "<=": isTrueWithInset = false
      default: return nil
      }
      asksForInset = false
      isWhole = true
      return
    }
    let checks = parts.compactMap { DeviceCheck([$0], depth: depth + 1) }
    guard parts.count > 1, let first = checks.first else { return nil }
    isTrueWithInset = first.isTrueWithInset
    asksForInset = first.asksForInset
    isWhole = false
  }

  /// The condition's name in small letters, where it is one for devices with a notch or with a home button.
  private static func name(_ condition: SyntaxNode) -> String? {
    let token = condition.kind == .functionCallExpr ? Call(condition)?.nameToken : condition.nameToken
    guard let name = token?.text.lowercased() else { return nil }
    let words = ["notch", "homeindicator", "homebutton", "dynamicisland", "iphonex"]
    let starts = ["has", "is", "device", "needs", "notch", "ishas"]
    guard words.contains(where: name.contains), starts.contains(where: name.hasPrefix) else { return nil }
    return name
  }

  private static func isScreenHeight(_ expression: SyntaxNode) -> Bool {
    let text = expression.text
    return text == "UIScreen.main.bounds.height" || text == "UIScreen.main.bounds.size.height"
      || text == "UIScreen.main.nativeBounds.height"
  }
}
