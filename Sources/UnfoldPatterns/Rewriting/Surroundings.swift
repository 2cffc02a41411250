import UnfoldSyntax

/// How tightly what stands around an expression holds it.
enum Surroundings: Hashable, Sendable {
  /// Anything can stand there: an argument, a statement, a value.
  case loose
  /// Before a period, a call's parentheses, `?` or `!`.
  case postfix
  /// Behind a prefix operator.
  case prefix
  /// Between operators; `nil` where there is none on that side, and a precedence of level 0 for one nobody knows.
  case operand(left: OperatorFolding.Precedence?, right: OperatorFolding.Precedence?)
  /// Before `?`, `!` or a period of a type.
  case postfixType

  private static let unknown = OperatorFolding.Precedence(level: 0, associativity: .none)

  /// What stands around a piece of code that is one node, or operands and operators next to each other.
  init(of range: Range<Int>, in tree: SyntaxTree) {
    guard var node = tree.firstToken(from: range.lowerBound) else {
      self = .loose
      return
    }
    while let parent = node.parent, parent.textRange.lowerBound >= range.lowerBound,
      parent.textRange.upperBound <= range.upperBound
    {
      node = parent
    }
    if node.parent?.kind == .exprList {
      let left = node.previousSibling.map(Surroundings.precedence)
      var last = node
      while last.textRange.upperBound < range.upperBound, let next = last.nextSibling { last = next }
      let right = last.nextSibling.map(Surroundings.precedence)
      if left != nil || right != nil {
        self = .operand(left: left, right: right)
        return
      }
    }
    self = Surroundings.around(node)
  }

  private static func around(_ node: SyntaxNode) -> Surroundings {
    guard let parent = node.parent else { return .loose }
    let isFirst = parent.children.first == node
    switch parent.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr: return isFirst ? .postfix : .loose
    case .optionalChainingExpr, .forceUnwrapExpr, .postfixOperatorExpr, .postfixIfConfigExpr,
      .genericSpecializationExpr:
      return isFirst ? .postfix : .loose
    case .prefixOperatorExpr, .inOutExpr: return .prefix
    case .tryExpr, .awaitExpr, .unsafeExpr: return around(parent)
    case .optionalType, .implicitlyUnwrappedOptionalType, .memberType, .metatypeType:
      return isFirst ? .postfixType : .loose
    default: return .loose
    }
  }

  private static func precedence(_ node: SyntaxNode) -> OperatorFolding.Precedence {
    switch node.kind {
    case .unresolvedTernaryExpr: OperatorFolding.ternary
    case .unresolvedIsExpr, .unresolvedAsExpr: OperatorFolding.casting
    default: OperatorFolding.precedence(of: node.text) ?? unknown
    }
  }

  /// Whether an expression needs parentheses to stay one here.
  func needsParentheses(_ node: MatchNode) -> Bool {
    switch self {
    case .loose: return false
    case .postfixType:
      return [.someOrAnyType, .functionType, .compositionType, .attributedType, .suppressedType].contains(node.kind)
    case .postfix: return node.isLooserThanPostfix
    case .prefix: return node.isLooserThanPostfix
    case .operand(let left, let right):
      switch node.kind {
      case .tryExpr, .awaitExpr, .unsafeExpr: return left.map { $0.level != 1 } ?? true
      case .ifExpr, .switchExpr, .sequenceExpr: return true
      default: break
      }
      guard let own = node.precedence else { return false }
      if let left, left.level == 0 || own.level < left.level { return true }
      if let left, own.level == left.level, own.associativity != .right { return true }
      if let right, right.level == 0 || own.level < right.level { return true }
      if let right, own.level == right.level, own.associativity != .left { return true }
      return false
    }
  }
}

extension MatchNode {
  /// How tightly an operation holds together; `nil` for what is none.
  fileprivate var precedence: OperatorFolding.Precedence? {
    switch kind {
    case .ternaryExpr: OperatorFolding.ternary
    case .asExpr, .isExpr: OperatorFolding.casting
    case .infixOperatorExpr:
      children[1].syntax.flatMap { OperatorFolding.precedence(of: $0.text) }
        ?? OperatorFolding.Precedence(level: 0, associativity: .none)
    default: nil
    }
  }

  fileprivate var isLooserThanPostfix: Bool {
    switch kind {
    case .infixOperatorExpr, .ternaryExpr, .asExpr, .isExpr, .sequenceExpr, .tryExpr, .awaitExpr, .unsafeExpr,
      .prefixOperatorExpr, .ifExpr, .switchExpr, .keyPathExpr, .inOutExpr, .consumeExpr, .copyExpr, .borrowExpr,
      .packElementExpr, .packExpansionExpr, .closureExpr:
      true
    // What follows would be skipped too where the chain ends early.
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr: isOptionalChain
    default: false
    }
  }

  private var isOptionalChain: Bool {
    var node = syntax
    while let inner = node {
      switch inner.kind {
      case .optionalChainingExpr: return true
      case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr: node = inner.children.first
      default: return false
      }
    }
    return false
  }
}
