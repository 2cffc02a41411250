import UnfoldEngine
import UnfoldSyntax

/// A bar as it is moved into a closure: its code, with the remarks on it, without what pushed it to the edge.
struct MovedBar {
  /// From the first remark above it, or its first token, to its last token, in UTF-8 bytes.
  let range: Range<Int>
  /// The code in it that goes: the pusher.
  private let cuts: [Edit]
  /// A part whose lines stand deeper than they will: what the pushing stack held.
  private let unwrapped: (inner: Range<Int>, stack: Range<Int>)?
  private let tree: SyntaxTree

  /// `nil` where the pusher can't be taken away with certainty.
  init?(_ bar: PlacedBar, in tree: SyntaxTree) {
    self.tree = tree
    let remarks = tree.remarksAbove(bar.written.firstToken)
    range = (remarks.map(\.lowerBound).min() ?? bar.written.textRange.lowerBound)..<bar.written.textRange.upperBound
    switch bar.pusher {
    case .alignment:
      cuts = []
      unwrapped = nil
    case .frame(let frame):
      unwrapped = nil
      let limits = frame.arguments.filter { $0.label != "maxHeight" && $0.label != "alignment" }
      if limits.isEmpty {
        guard let base = frame.base, tree.hasNoComment(after: base, before: frame.period) else { return nil }
        cuts = [Edit(base.textRange.upperBound..<frame.range.upperBound)]
      } else {
        guard limits.count == 1, limits[0].label == "maxWidth", frame.call.argument("alignment")?.isPlainEdge == true,
          let list = frame.call.node.child(.labeledExprList)
        else { return nil }
        cuts = [Edit(list.textRange, "maxWidth: \(limits[0].value.text)")]
      }
    case .spacer(let chain, let spacer):
      guard let stack = chain.baseCall, let builder = stack.builder else { return nil }
      if chain.links.isEmpty, bar.parts.count == 1 {
        guard let inner = tree.unwrapped(bar.parts[0], from: stack.node) else { return nil }
        let outer = stack.node.textRange
        cuts = [Edit(outer.lowerBound..<inner.lowerBound), Edit(inner.upperBound..<outer.upperBound)]
        unwrapped = (inner, outer)
      } else {
        unwrapped = nil
        let cut = removal(of: spacer.textRange, in: tree)
        guard cut.removedComments.isEmpty, builder.statements.count > 1 else { return nil }
        cuts = [cut.edit]
      }
    }
  }

  /// The edits that leave the bar where it is, with `indentation` before its first line, and take the pusher away.
  func edits(to indentation: String) -> [Edit] {
    let old = tree.source.indentation(ofLineAt: range.lowerBound)
    var moves = tree.reindentation(of: range, to: indentation)
    if let (inner, stack) = unwrapped {
      // Lines inside the stack get the stack's own new place.
      let place = tree.source.indentation(ofLineAt: stack.lowerBound)
      let new = place.hasPrefix(old) ? indentation + place.dropFirst(old.count) : indentation
      moves.removeAll { stack.lowerBound < $0.range.lowerBound && $0.range.lowerBound < stack.upperBound }
      moves += tree.reindentation(of: inner, to: new)
    }
    moves.removeAll { move in cuts.contains { $0.touches(move) } }
    return (moves + cuts).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The bar's code, to stand where a line with `indentation` has begun.
  func text(at indentation: String) -> String {
    tree.source.text(of: range, applying: edits(to: indentation))
  }
}

extension Edit {
  /// Whether the two can't be made together; an insertion at the start of what goes is part of it.
  func touches(_ other: Edit) -> Bool {
    range.overlaps(other.range) || range.contains(other.range.lowerBound)
  }
}

extension SyntaxNode {
  /// Whether an alignment is an edge without a corner.
  fileprivate var isPlainEdge: Bool { nameToken?.isText("bottom") == true || nameToken?.isText("top") == true }
}

extension SyntaxTree {
  /// Whether no comment stands between two nodes.
  func hasNoComment(after node: SyntaxNode, before next: SyntaxNode) -> Bool {
    !source.triviaPieces(in: node.textRange.upperBound..<next.textRange.lowerBound).contains(where: \.isComment)
  }

  /// The part of a stack that stays when the stack goes: a view with the remarks above it.
  ///
  /// - Returns: UTF-8 bytes; `nil` where a comment elsewhere in the stack would be lost.
  fileprivate func unwrapped(_ view: SyntaxNode, from stack: SyntaxNode) -> Range<Int>? {
    let remarks = remarksAbove(view.firstToken)
    let start = remarks.map(\.lowerBound).min() ?? view.textRange.lowerBound
    let inner = start..<view.textRange.upperBound
    var token = stack.firstToken
    while token.textRange.upperBound < stack.textRange.upperBound, let next = token.nextToken {
      let gap = token.textRange.upperBound..<next.textRange.lowerBound
      for piece in source.triviaPieces(in: gap) where piece.isComment && !inner.contains(piece.range.lowerBound) {
        return nil
      }
      token = next
    }
    return inner
  }
}
