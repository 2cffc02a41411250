import UnfoldEngine
import UnfoldSyntax

extension SheetRewrite {
  /// `.sheet(...) { ... }`, from its period on.
  func sheet(at indentation: String) -> String {
    let inside = indentation + unit
    var header = ".sheet(isPresented: \(binding)) {"
    if case .item(let name) = candidate.state.kind { header = ".sheet(item: \(binding)) { \(name) in" }
    var lines = [header]
    if let declared = panel.declared {
      lines.append(inside + declared.reference.text)
      lines += modifiers.calls.map { inside + unit + $0 }
    } else {
      lines += commentsAboveContent.map { inside + tree.reindented($0, to: inside) }
      var content = content(at: inside)
      content[0] = inside + content[0]
      let modifierIndentation = sheetContent(at: inside).modifierIndentation
      lines += content + modifiers.calls.map { modifierIndentation + $0 }
    }
    lines.append(indentation + "}")
    return lines.joined(separator: "\n")
  }

  /// What the sheet shows, with the modifiers that it keeps; all lines but the first are indented.
  func content(at indentation: String) -> [String] {
    let (content, modifierIndentation) = sheetContent(at: indentation)
    var lines = [content]
    for modifier in panel.kept {
      lines.append(modifierIndentation + moved(modifier.range, to: modifierIndentation) + beside(modifier.range))
    }
    if let alignment = panel.alignment {
      let sides = "maxWidth: .infinity, maxHeight: .infinity"
      lines.append("\(modifierIndentation).frame(\(sides), alignment: \(alignment.text))")
    }
    return lines
  }

  private func sheetContent(at indentation: String) -> (text: String, modifierIndentation: String) {
    let content = panel.content
    let onlyInside = singleViewBesideGrabber
    let shown = onlyInside ?? content
    let text: String
    if onlyInside == nil, let grabber = panel.grabber {
      text = moved(content.textRange, without: [removal(of: grabber.textRange, in: tree)], to: indentation)
    } else {
      text = moved(shown.textRange, to: indentation)
    }
    // The modifiers of a stack that is opened follow what was in it.
    guard onlyInside != nil, let base = contentBase, base != content else {
      let end = onlyInside == nil ? beside(content.textRange) : ""
      return (text + end, modifierIndentation(of: shown, at: indentation))
    }
    let own = modifierIndentation(of: shown, at: indentation)
    let further = base.textRange.upperBound..<content.textRange.upperBound
    guard let first = tree.token(endingAfter: further.lowerBound) else { return (text, own) }
    let modifiers = moved(first.textRange.lowerBound..<further.upperBound, to: own) + beside(content.textRange)
    return (text + "\n" + own + modifiers, own)
  }

  /// The remark behind code that stays, with the space before it.
  private func beside(_ range: Range<Int>) -> String {
    remarkBeside(range.upperBound).map { " " + tree.source.string($0) } ?? ""
  }

  var contentBase: SyntaxNode? { ModifierChain(outermost: panel.content).base }

  /// The view that stands alone below a grabber.
  var singleViewBesideGrabber: SyntaxNode? {
    guard panel.grabber != nil, let base = contentBase, let call = Call(base),
      let items = call.builder?.child(.codeBlockItemList)?.children, items.count == 2,
      let view = items[1].firstChild, view.isViewExpression
    else { return nil }
    return view
  }

  /// Where the modifiers of a view start, when the view starts at `indentation`.
  func modifierIndentation(of view: SyntaxNode, at indentation: String) -> String {
    let chain = ModifierChain(outermost: view)
    let old = tree.source.indentation(ofLineAt: view.textRange.lowerBound)
    if let last = chain.modifiers.last(where: \.period.isAtStartOfLine) {
      let own = tree.source.indentation(ofLineAt: last.period.textRange.lowerBound)
      if own.hasPrefix(old) { return indentation + own.dropFirst(old.count) }
    }
    let last = view.lastToken
    return last.kind == .rightBrace && last.isAtStartOfLine ? indentation : indentation + unit
  }

  /// The text of `range` at another depth, without the drag state's resets in it.
  func moved(_ range: Range<Int>, without others: [Removal] = [], to indentation: String) -> String {
    let resets = leftovers.resets.filter { range.contains($0.textRange.lowerBound) }
    let edits = (resets.map { removal(of: $0.textRange, in: tree) } + others).map(\.edit)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.isEmpty else { return tree.reindented(range, to: indentation) }
    let removed = edits.reduce(0) { $0 + $1.range.count }
    let shortened = SyntaxTree.parse(SourceText(tree.source.applying(edits)))
    return shortened.reindented(range.lowerBound..<(range.upperBound - removed), to: indentation)
  }
}
