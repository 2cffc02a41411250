import UnfoldSyntax

/// One call in a chain: `.padding(.bottom, 8)` of `Text("A").padding(.bottom, 8)`.
public struct Modifier: Hashable, Sendable {
  /// The call, from the first token of what it is applied to.
  public let call: Call
  /// The period before the name.
  public let period: SyntaxNode

  /// `nil` where `node` is no call of a member, and for calls such as `Image.init("a")`, which make a value of the
  /// type before the period. The member's base is absent inside `#if` in a chain.
  public init?(_ node: SyntaxNode?) {
    guard let node, let call = Call(node) else { return nil }
    let callee = call.callee
    guard callee.kind == .memberAccessExpr, let period = callee.child(.period) else { return nil }
    if let base = callee.memberBase {
      guard !base.isTypeName else { return nil }
    } else {
      guard Modifier.startsClause(node) else { return nil }
    }
    self.call = call
    self.period = period
  }

  /// The `functionCallExpr`.
  public var node: SyntaxNode { call.node }
  public var name: String { call.name }
  public var arguments: [Argument] { call.arguments }
  /// What the modifier is applied to; `nil` for the first one inside `#if` in a chain.
  public var base: SyntaxNode? { call.callee.memberBase }
  /// From the period to the end of the call, in UTF-8 bytes.
  public var range: Range<Int> { period.textRange.lowerBound..<node.textRange.upperBound }

  /// Whether `.name()` without a base is the first modifier of a clause of `#if` in a chain, and no implicit member.
  private static func startsClause(_ node: SyntaxNode) -> Bool {
    var outer = node
    while let parent = outer.parent {
      switch parent.kind {
      case .memberAccessExpr where parent.memberBase == outer: outer = parent
      case .functionCallExpr where parent.firstChild == outer: outer = parent
      case .optionalChainingExpr, .forceUnwrapExpr: outer = parent
      case .postfixIfConfigExpr where parent.firstChild == outer: outer = parent
      case .ifConfigClause:
        return parent.ancestor(.postfixIfConfigExpr, .codeBlockItemList)?.kind == .postfixIfConfigExpr
      default: return false
      }
    }
    return false
  }
}

extension SyntaxNode {
  /// Whether this names a type: `Color`, `SwiftUI.Color`.
  public var isTypeName: Bool {
    guard kind == .declReferenceExpr || kind == .memberAccessExpr, let first = nameToken?.bytes.first else {
      return false
    }
    return first >= 0x41 && first <= 0x5A
  }
}

/// A view with all that is applied to it: `base.a().b { }`.
public struct ModifierChain: Sendable {
  /// One part of a chain.
  public enum Link: Sendable {
    case modifier(Modifier)
    /// `#if os(iOS) .a() #else .b() #endif`: the `postfixIfConfigExpr` and the modifiers of each clause.
    case conditional(SyntaxNode, clauses: [[Modifier]])
  }

  /// The whole expression.
  public let node: SyntaxNode
  /// What the first modifier is applied to: a call such as `VStack { }`, a name, a parenthesised expression. The
  /// first modifier itself inside `#if` in a chain, where there is no base.
  public let base: SyntaxNode
  /// In source order.
  public let links: [Link]

  /// The chain that `inner`, a part of it, belongs to: from its base to its outermost modifier. Linear in its length.
  public init(containing inner: SyntaxNode) {
    var node = inner
    while let outer = ModifierChain.outward(node) { node = outer }
    self.init(outermost: node)
  }

  /// The chain that ends with `node`.
  public init(outermost node: SyntaxNode) {
    self.node = node
    var links: [Link] = []
    var base = node
    walk: while true {
      switch base.kind {
      case .functionCallExpr:
        guard let modifier = Modifier(base) else { break walk }
        links.append(.modifier(modifier))
        guard let inner = modifier.base else { break walk }
        base = inner
      case .postfixIfConfigExpr:
        guard let inner = base.firstChild, inner.kind != .ifConfigDecl else { break walk }
        links.append(.conditional(base, clauses: ModifierChain.clauses(base)))
        base = inner
      case .optionalChainingExpr, .forceUnwrapExpr:
        base = base.firstChild!
      default:
        break walk
      }
    }
    self.base = base
    self.links = links.reversed()
  }

  /// The modifiers that stand directly in the chain, in source order, without the ones inside `#if`.
  public var modifiers: [Modifier] {
    links.compactMap { link in
      if case .modifier(let modifier) = link { return modifier }
      return nil
    }
  }

  /// All modifiers, in source order, with the ones of every clause of `#if`.
  public var allModifiers: [Modifier] {
    links.flatMap { link -> [Modifier] in
      switch link {
      case .modifier(let modifier): [modifier]
      case .conditional(_, let clauses): clauses.flatMap { $0 }
      }
    }
  }

  /// The base as a call: `VStack(spacing: 0) { }`, `Text("A")`; `nil` where it is a name or an implicit member.
  public var baseCall: Call? { Call(base) }

  /// What the base is: `VStack`, or `controls` where it is a property.
  public var baseName: String { baseCall?.name ?? base.nameToken?.text ?? "" }

  /// The next larger part of the chain around `node`: the call whose base it is; `nil` for the whole chain.
  static func outward(_ node: SyntaxNode) -> SyntaxNode? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .memberAccessExpr where parent.memberBase == node:
      guard let call = parent.parent, call.kind == .functionCallExpr, call.firstChild == parent,
        Modifier(call) != nil
      else { return nil }
      return call
    case .optionalChainingExpr, .forceUnwrapExpr: return parent
    case .postfixIfConfigExpr where parent.firstChild == node: return parent
    default: return nil
    }
  }

  /// The modifiers of each clause of a `postfixIfConfigExpr`.
  private static func clauses(_ node: SyntaxNode) -> [[Modifier]] {
    let clauses = node.child(.ifConfigDecl)?.child(.ifConfigClauseList)?.children(.ifConfigClause) ?? []
    return clauses.map { clause in
      guard let last = clause.lastChild, last.kind == .functionCallExpr || last.kind == .postfixIfConfigExpr else {
        return []
      }
      return ModifierChain(outermost: last).allModifiers
    }
  }
}
