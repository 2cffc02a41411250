import UnfoldSyntax

/// What conditional compilation says about platforms.
///
/// Anything but `os`, `targetEnvironment(macCatalyst)` and `canImport` of the systems' frameworks may be true.
enum PlatformCondition {
  /// The platforms that an `ifConfigClause` surely leaves out.
  static func platformsWithout(_ clause: SyntaxNode) -> Set<Platform> {
    let clauses = clause.parent?.children(.ifConfigClause) ?? []
    let before = clauses.prefix { $0 != clause }.compactMap(\.ifConfigCondition)
    let own = clause.ifConfigCondition
    return Set(
      Platform.allCases.filter { platform in
        before.contains { value(of: $0, on: platform) == true }
          || own.flatMap { value(of: $0, on: platform) } == false
      })
  }

  /// `nil` where it can't be told.
  private static func value(of condition: SyntaxNode, on platform: Platform) -> Bool? {
    switch condition.kind {
    case .booleanLiteralExpr: return condition.isText("true")
    case .tupleExpr: return condition.parenthesised.flatMap { value(of: $0, on: platform) }
    case .prefixOperatorExpr:
      guard condition.firstToken.isText("!"), let operand = condition.lastChild else { return nil }
      return value(of: operand, on: platform).map { !$0 }
    case .sequenceExpr: return valueOfSequence(condition.child(.exprList)?.children ?? [], on: platform)
    case .functionCallExpr: return valueOfCall(condition, on: platform)
    default: return nil
    }
  }

  /// `&&` binds closer than `||`.
  private static func valueOfSequence(_ parts: [SyntaxNode], on platform: Platform) -> Bool? {
    var anyIsTrue: Bool? = false
    var allAreTrue: Bool? = true
    for part in parts {
      guard part.kind == .binaryOperatorExpr else {
        allAreTrue = both(allAreTrue, value(of: part, on: platform))
        continue
      }
      if part.isText("&&") { continue }
      guard part.isText("||") else { return nil }
      anyIsTrue = either(anyIsTrue, allAreTrue)
      allAreTrue = true
    }
    return either(anyIsTrue, allAreTrue)
  }

  private static func both(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == true && right == true ? true : nil
  }

  private static func either(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == true || right == true { return true }
    return left == false && right == false ? false : nil
  }

  private static func valueOfCall(_ node: SyntaxNode, on platform: Platform) -> Bool? {
    guard let call = Call(node), call.arguments.count == 1 else { return nil }
    let word = call.arguments[0].value.text
    switch call.name {
    case "os":
      let known = word == "OSX" ? Platform.macOS : word == "xrOS" ? .visionOS : Platform(rawValue: word)
      return known == (platform == .macCatalyst ? .iOS : platform)
    case "targetEnvironment":
      return word == "macCatalyst" ? platform == .macCatalyst : nil
    case "canImport":
      switch word {
      case "UIKit": return platform != .macOS
      case "AppKit", "Cocoa": return platform == .macCatalyst ? nil : platform == .macOS
      case "SwiftUI", "Foundation": return true
      default: return nil
      }
    default:
      return nil
    }
  }
}

extension SyntaxNode {
  /// The platforms for which conditional compilation surely leaves this out.
  public var platformsCompiledOut: Set<Platform> {
    ancestors.reduce(into: []) { found, ancestor in
      if ancestor.kind == .ifConfigClause { found.formUnion(PlatformCondition.platformsWithout(ancestor)) }
    }
  }

  /// The condition of an `ifConfigClause`; `nil` for `#else`.
  var ifConfigCondition: SyntaxNode? {
    let parts = children
    guard firstToken.kind != .poundElse, parts.count > 1, parts[1].kind != .codeBlockItemList else { return nil }
    return parts[1]
  }
}
