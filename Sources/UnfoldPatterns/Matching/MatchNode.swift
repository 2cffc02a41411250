import UnfoldSyntax

/// A node as patterns see it, of a file or of a pattern: the same for spellings that mean the same.
///
/// Lists are part of what they stand in, so that an empty one is like any other. Commas and semicolons only separate.
/// A trailing closure is an argument. Operators are folded by their precedence, which the tree leaves open.
struct MatchNode: Sendable {
  enum Form: Sendable {
    case syntax(SyntaxNode)
    /// Operands and operators that belong together.
    case folded([MatchNode])
    /// A closure behind a call's parentheses; the first one has no label of its own.
    case trailingClosure(label: SyntaxNode?, SyntaxNode)
  }

  let kind: SyntaxKind
  let range: Range<Int>
  let form: Form
  /// Whether this is an element of a list, such as an argument, a statement or a modifier.
  private(set) var isListed = false

  /// What is around a node and means nothing itself is left out.
  init(_ node: SyntaxNode) {
    var node = node
    while node.kind == .expressionStmt, let inner = node.lastChild { node = inner }
    if node.kind == .sequenceExpr, let folded = OperatorFolding.fold(node) {
      self = folded
      return
    }
    // Statements and members may be the same code.
    kind = node.kind == .memberBlockItem ? .codeBlockItem : node.kind
    range = MatchNode.range(of: node)
    form = .syntax(node)
  }

  init(folded kind: SyntaxKind, _ children: [MatchNode]) {
    self.kind = kind
    range = children[0].range.lowerBound..<children[children.count - 1].range.upperBound
    form = .folded(children)
  }

  private init(trailing closure: SyntaxNode, label: SyntaxNode?) {
    kind = .labeledExpr
    isListed = true
    range = (label ?? closure).textRange.lowerBound..<closure.textRange.upperBound
    form = .trailingClosure(label: label, closure)
  }

  var isToken: Bool { kind.isToken }

  /// The node of the tree, where there is one.
  var syntax: SyntaxNode? {
    if case .syntax(let node) = form { return node }
    return nil
  }

  /// Whether this is a call's first trailing closure, whose label is left out.
  var isUnlabeledClosure: Bool {
    if case .trailingClosure(nil, _) = form { return true }
    return false
  }

  /// What is inside, in source order, without what only separates.
  var children: [MatchNode] {
    switch form {
    case .folded(let children): return children
    case .trailingClosure(let label, let closure):
      guard let label, let colon = label.nextToken else { return [MatchNode(closure)] }
      return [MatchNode(label), MatchNode(colon), MatchNode(closure)]
    case .syntax(let node):
      switch node.kind {
      case .functionCallExpr, .subscriptCallExpr, .macroExpansionExpr, .macroExpansionDecl:
        return MatchNode.callParts(node)
      default:
        var children: [MatchNode] = []
        MatchNode.appendChildren(of: node, to: &children)
        return children
      }
    }
  }

  /// What is called, and all arguments, wherever they stand.
  private static func callParts(_ node: SyntaxNode) -> [MatchNode] {
    var parts: [MatchNode] = []
    for child in node.children {
      switch child.kind {
      case .leftParen, .rightParen, .leftSquare, .rightSquare: break
      case .labeledExprList: appendChildren(of: child, to: &parts)
      case .closureExpr where !parts.isEmpty: parts.append(MatchNode(trailing: child, label: nil))
      case .multipleTrailingClosureElementList:
        for element in child.children {
          guard let closure = element.child(.closureExpr) else { continue }
          parts.append(MatchNode(trailing: closure, label: element.firstToken))
        }
      default: parts.append(MatchNode(child))
      }
    }
    return parts
  }

  /// The elements of a list.
  static func elements(of list: SyntaxNode) -> [MatchNode] {
    var elements: [MatchNode] = []
    appendChildren(of: list, to: &elements)
    return elements
  }

  private static func appendChildren(of node: SyntaxNode, to children: inout [MatchNode]) {
    let isList = node.kind.isElementList
    for child in node.children {
      if child.kind == .comma || child.kind == .semicolon || child.kind == .endOfFile { continue }
      if child.kind.isElementList {
        appendChildren(of: child, to: &children)
      } else {
        children.append(MatchNode(child))
        children[children.count - 1].isListed = isList
      }
    }
  }

  /// An element's text without its comma or semicolon.
  private static func range(of node: SyntaxNode) -> Range<Int> {
    let range = node.textRange
    guard !node.isToken, let last = node.lastChild, last.kind == .comma || last.kind == .semicolon,
      let before = last.previousSibling
    else { return range }
    return range.lowerBound..<before.textRange.upperBound
  }
}

extension SyntaxKind {
  /// Whether this is nothing but its elements.
  var isElementList: Bool { SyntaxKind.elementLists[Int(rawValue)] }

  private static let elementLists: [Bool] = allCases.map { $0.name.hasSuffix("List") }

  /// Whether this is an element of a list, which adds a label, a type or a separator to what it holds.
  var isElement: Bool { SyntaxKind.elements[Int(rawValue)] }

  private static let elements: [Bool] = allCases.map { kind in
    guard !kind.isToken, !kind.isElementList else { return false }
    switch kind {
    case .labeledExpr, .patternBinding, .inheritedType, .declModifier, .enumCaseParameter, .functionParameter,
      .closureParameter, .closureShorthandParameter, .closureCapture, .genericParameter, .genericArgument,
      .stringSegment, .expressionSegment, .switchCase:
      return true
    default: return kind.name.hasSuffix("Element") || kind.name.hasSuffix("Item")
    }
  }
}
