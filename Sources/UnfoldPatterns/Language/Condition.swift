import UnfoldEngine
import UnfoldSyntax

/// What must hold beside the pattern itself, said in a field such as `- where radius: is number`.
public struct Condition: Sendable {
  enum Subject: Sendable {
    /// What the hole of that name took.
    case hole(String)
    /// The code around the match.
    case inside
    /// What comes behind the match: a later modifier of its chain, or a later statement of its block.
    case followed
    case imports
    case declares
  }

  enum Test: Sendable {
    case kinds(Set<SyntaxKind>)
    case matches(RegularExpression)
    case pattern(Pattern)
    case contains(Pattern)
    case name(String)
  }

  let subject: Subject
  let test: Test
  let isNegated: Bool

  /// Whether a match is to be kept.
  func holds(for match: Match, in file: FileContext) -> Bool {
    test(match, file) != isNegated
  }

  private func test(_ match: Match, _ file: FileContext) -> Bool {
    let tree = file.tree
    switch (subject, test) {
    case (.hole(let name), .kinds(let kinds)):
      guard let capture = match.capture(name), !capture.nodes.isEmpty else { return false }
      return capture.nodes.allSatisfy { $0.isOne(of: kinds) }
    case (.hole(let name), .matches(let expression)):
      return match.capture(name).map { expression.matches(tree.source.string($0.range)) } ?? false
    case (.hole(let name), .pattern(let pattern)):
      guard let capture = match.capture(name) else { return false }
      return capture.nodes.contains { node in
        var matcher = Matcher(pattern, in: tree, given: match)
        return matcher.match(node.inner) != nil
      }
    case (.hole(let name), .contains(let pattern)):
      guard let capture = match.capture(name) else { return false }
      return tree.contains(pattern, in: capture.range, given: match)
    case (.inside, .pattern(let pattern)):
      return match.ancestors(in: tree).contains { Matcher.matches(pattern, $0, in: tree, given: match) }
    case (.followed, .pattern(let pattern)):
      return match.followers(in: tree).contains { Matcher.matches(pattern, $0, in: tree, given: match) }
    case (.imports, .name(let name)): return file.model.importedModules.contains(name)
    case (.declares, .name(let name)):
      let names = file.model.names
      return names.types[name] != nil || names.functions[name] != nil || names.values[name] != nil
    default: return false
    }
  }
}

extension Matcher {
  /// - Parameter given: the match around, whose holes mean the same here.
  fileprivate init(_ pattern: Pattern, in tree: SyntaxTree, given match: Match) {
    self.init(pattern, in: tree)
    for capture in match.captures {
      if let name = capture.hole.name { given[name] = (capture.range, tree) }
    }
  }

  fileprivate static func matches(
    _ pattern: Pattern, _ node: SyntaxNode, in tree: SyntaxTree, given match: Match
  ) -> Bool {
    guard pattern.nodeKinds.contains(node.kind) else { return false }
    var matcher = Matcher(pattern, in: tree, given: match)
    return !matcher.matches(at: node).isEmpty
  }
}

extension SyntaxTree {
  fileprivate func contains(_ pattern: Pattern, in range: Range<Int>, given match: Match) -> Bool {
    guard let first = firstToken(from: range.lowerBound), let root = first.ancestors.first(where: {
      $0.textRange.lowerBound <= range.lowerBound && $0.textRange.upperBound >= range.upperBound
    }) else { return false }
    return root.descendants.contains { node in
      let text = node.textRange
      guard text.lowerBound >= range.lowerBound, text.upperBound <= range.upperBound else { return false }
      return Matcher.matches(pattern, node, in: self, given: match)
    }
  }
}

extension MatchNode {
  /// What an element holds, where it is one thing.
  fileprivate var inner: MatchNode {
    guard kind.isElement else { return self }
    let children = children
    return children.count == 1 ? children[0].inner : self
  }
}

extension Match {
  /// The innermost node of the tree that has all of the match in it.
  func outerNode(in tree: SyntaxTree) -> SyntaxNode? {
    tree.firstToken(from: range.lowerBound)?.ancestors.first {
      $0.textRange.lowerBound <= range.lowerBound && $0.textRange.upperBound >= range.upperBound
    }
  }

  fileprivate func ancestors(in tree: SyntaxTree) -> [SyntaxNode] {
    guard let node = outerNode(in: tree) else { return [] }
    return node.ancestors.filter { $0.textRange != range }
  }

  /// The larger parts of the chain that the match stands in, and the statements behind it.
  fileprivate func followers(in tree: SyntaxTree) -> [SyntaxNode] {
    guard var node = outerNode(in: tree) else { return [] }
    var found: [SyntaxNode] = []
    while let parent = node.parent {
      let links: [SyntaxKind] = [.memberAccessExpr, .functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr]
      let isLink = links.contains(parent.kind)
      if isLink, parent.children.first == node {
        found.append(parent)
      } else if parent.kind == .codeBlockItemList || parent.kind == .memberBlockItemList {
        var next = node.nextSibling
        while let item = next {
          if let code = item.children.first { found.append(code.kind == .expressionStmt ? code.children[0] : code) }
          next = item.nextSibling
        }
        break
      }
      node = parent
    }
    return found
  }
}
