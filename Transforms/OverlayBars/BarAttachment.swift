import UnfoldEngine
import UnfoldSyntax

/// The edits that attach a bar to the edge of its content.
struct BarAttachment {
  struct Change {
    var edits: [Edit]
    /// Comments that go with the room that was guessed.
    var removedComments: [Range<Int>]
  }

  let model: FileModel
  let layering: Layering
  let clearance: Clearance
  /// The modifier's name: `safeAreaBar` or the file's helper.
  let name: String

  var tree: SyntaxTree { model.tree }
  var source: SourceText { tree.source }

  /// `nil` where the code has a form that isn't taken apart with certainty.
  func change() -> Change? {
    switch layering.form {
    case .overlay(let modifier): overlay(modifier)
    case .stack(let stack, let content, let bar):
      stack.builder?.statements.count == 2 ? dissolve(stack, content, bar) : leave(stack, content, bar)
    }
  }

  /// `safeAreaBar(edge: .bottom)`, with the alignment that the layers had.
  func header(alignment: SyntaxNode?) -> String {
    let words = alignment?.nameToken?.text.lowercased() ?? ""
    let side = ["leading", "trailing"].first { words.hasSuffix($0) }
    return "\(name)(edge: .\(layering.bar.edge.name)\(side.map { ", alignment: .\($0)" } ?? ""))"
  }

  /// The removal of the guessed room.
  var clearanceRemoval: Removal { removal(of: clearance.range, in: tree) }

  // MARK: An overlay

  private func overlay(_ modifier: Modifier) -> Change? {
    guard let bar = MovedBar(layering.bar, in: tree), let nameToken = modifier.call.nameToken else { return nil }
    let room = clearanceRemoval
    let call = modifier.call
    let header = self.header(alignment: layering.isPushedByAlignment ? call.argument("alignment") : nil)
    var edits = [room.edit]
    if !call.trailingClosures.isEmpty {
      // From the name to the parenthesis, or to the brace where there is none.
      let parenthesis = call.node.children.last { $0.kind == .rightParen } ?? nameToken
      let words = nameToken.textRange.lowerBound..<parenthesis.textRange.upperBound
      guard call.trailingClosures.count == 1, hasNoComment(in: words) else { return nil }
      edits.append(Edit(words, header))
      edits += bar.edits(to: source.indentation(ofLineAt: bar.range.lowerBound))
      return Change(edits: edits, removedComments: room.removedComments)
    }
    guard let first = call.arguments.first, first.label == nil else {
      return labelled(call, nameToken, header, bar, room)
    }
    let node = call.node.textRange
    let before = nameToken.textRange.lowerBound..<bar.range.lowerBound
    let after = bar.range.upperBound..<node.upperBound
    guard hasNoComment(in: before), hasNoComment(in: after) else { return nil }
    if !source.hasLineBreak(in: bar.range), !source.hasLineBreak(in: before) {
      edits.append(Edit(before, header + " { "))
      edits += bar.edits(to: source.indentation(ofLineAt: bar.range.lowerBound))
      edits.append(Edit(after, " }"))
      return Change(edits: edits, removedComments: room.removedComments)
    }
    let outer = source.indentation(ofLineAt: nameToken.textRange.lowerBound)
    let inner = outer + model.indentationUnit
    edits.append(Edit(before, "\(header) {\n\(inner)"))
    edits += bar.edits(to: inner)
    edits.append(Edit(after, "\n\(outer)}"))
    return Change(edits: edits, removedComments: room.removedComments)
  }

  /// `.overlay(alignment: .bottom, content: { bar })`.
  private func labelled(
    _ call: Call, _ nameToken: SyntaxNode, _ header: String, _ bar: MovedBar, _ room: Removal
  ) -> Change? {
    guard let content = call.argument("content"), content.kind == .closureExpr else { return nil }
    let before = nameToken.textRange.lowerBound..<content.textRange.lowerBound
    guard hasNoComment(in: before) else { return nil }
    var edits = [room.edit, Edit(before, header.dropLast() + ", content: ")]
    edits += bar.edits(to: source.indentation(ofLineAt: bar.range.lowerBound))
    return Change(edits: edits, removedComments: room.removedComments)
  }

  // MARK: Texts

  func hasNoComment(in range: Range<Int>) -> Bool {
    var token = tree.token(endingAfter: range.lowerBound)
    var end = range.lowerBound
    while let current = token, current.textRange.lowerBound <= range.upperBound {
      let gap = end..<max(end, min(current.textRange.lowerBound, range.upperBound))
      if source.triviaPieces(in: gap).contains(where: \.isComment) { return false }
      end = max(end, current.textRange.upperBound)
      guard end < range.upperBound else { return true }
      token = current.nextToken
    }
    return true
  }
}

extension Layering {
  /// Whether the alignment of what holds the bar decides where it is.
  var isPushedByAlignment: Bool {
    if case .alignment = bar.pusher { return true }
    return false
  }
}
