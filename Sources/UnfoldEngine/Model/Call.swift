import UnfoldSyntax

/// A call seen with its arguments: `padding(.bottom, 8)`, `VStack(spacing: 0) { ... }`, `.sheet { } onDismiss: { }`.
public struct Call: Hashable, Sendable {
  /// The `functionCallExpr`.
  public let node: SyntaxNode

  /// `nil` where `node` is no `functionCallExpr`.
  public init?(_ node: SyntaxNode?) {
    guard let node, node.kind == .functionCallExpr else { return nil }
    self.node = node
  }

  /// What is called: a `declReferenceExpr`, a `memberAccessExpr`, or anything that gives a function.
  public var callee: SyntaxNode { node.firstChild! }

  /// The token that names what is called: `padding` of `view.padding(8)`, `VStack` of `SwiftUI.VStack { }`.
  public var nameToken: SyntaxNode? { callee.nameToken }

  /// The name of what is called; empty where it has none.
  public var name: String { nameToken?.text ?? "" }

  /// The arguments within the parentheses.
  public var arguments: [Argument] {
    (node.child(.labeledExprList)?.children ?? []).compactMap(Argument.init)
  }

  /// The argument with that label, from within the parentheses.
  public func argument(_ label: String) -> SyntaxNode? {
    arguments.first { $0.label == label }?.value
  }

  /// The trailing closures, the first of which has no label.
  public var trailingClosures: [(label: String?, closure: SyntaxNode)] {
    var result: [(label: String?, closure: SyntaxNode)] = []
    if let last = node.children.last(where: { $0.kind == .closureExpr }) { result.append((nil, last)) }
    for element in node.child(.multipleTrailingClosureElementList)?.children ?? [] {
      guard let closure = element.child(.closureExpr) else { continue }
      result.append((element.firstToken.text, closure))
    }
    return result
  }

  /// The closure that builds what stands in a container: the last argument without a label or the first trailing one.
  public var builder: SyntaxNode? {
    if let trailing = trailingClosures.first { return trailing.closure }
    return argument("content") ?? arguments.last { $0.label == nil && $0.value.kind == .closureExpr }?.value
  }

  /// Whether what is called is named like a type, so that the call makes a value: `Text("A")`, `SwiftUI.Text("A")`.
  public var isInitializer: Bool {
    guard let first = nameToken?.bytes.first else { return false }
    return first >= 0x41 && first <= 0x5A
  }
}

/// One argument of a call.
public struct Argument: Hashable, Sendable {
  /// The `labeledExpr`.
  public let node: SyntaxNode
  /// `nil` where there is none.
  public let label: String?
  public let value: SyntaxNode

  /// `nil` where `node` is no `labeledExpr`.
  public init?(_ node: SyntaxNode) {
    guard node.kind == .labeledExpr else { return nil }
    let parts = node.children
    guard let value = parts.last(where: { !$0.isToken }) else { return nil }
    self.node = node
    self.value = value
    label = parts.count > 1 && parts[1].kind == .colon ? parts[0].text : nil
  }
}

extension SyntaxNode {
  /// The token that names what this expression refers to: `b` of `a.b`, `a` of `a`, `Text` of `Text<A>`.
  public var nameToken: SyntaxNode? {
    switch kind {
    case .declReferenceExpr: firstToken
    case .memberAccessExpr: lastChild?.kind == .declReferenceExpr ? lastChild?.firstToken : nil
    case .genericSpecializationExpr: children.first?.nameToken
    default: nil
    }
  }

  /// What stands before the period of a `memberAccessExpr`; `nil` in `.bottom`.
  public var memberBase: SyntaxNode? {
    guard kind == .memberAccessExpr, let first = children.first, first.kind != .period else { return nil }
    return first
  }
}
