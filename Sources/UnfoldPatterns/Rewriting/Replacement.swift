import UnfoldEngine
import UnfoldSyntax

extension Rewriter {
  /// The line that is being written: how it is indented, and its level in the template.
  struct Line {
    var indentation: String
    var level: Int
    /// Whether it is one only because the template says so.
    var isNew = false
  }

  func edits(_ old: [OldUnit], _ new: [NewUnit], _ pairs: [(old: Int, new: Int)]) -> [Edit] {
    let source = tree.source
    var edits: [Edit] = []
    var previous: (old: Int, new: Int) = (-1, -1)
    var line = Line(indentation: source.indentation(ofLineAt: match.range.lowerBound), level: 0)
    for pair in pairs + [(old.count, new.count)] {
      let deleted = previous.old + 1..<pair.old
      let inserted = previous.new + 1..<pair.new
      var kept = previous.old >= 0 ? old[previous.old].range.upperBound : match.range.lowerBound
      if !deleted.isEmpty || !inserted.isEmpty {
        let edit = Replacement(old: old, new: new, deleted: deleted, inserted: inserted, rewriter: self).edit(&line)
        edits.append(edit)
        kept = max(kept, edit.range.upperBound)
      }
      if pair.old < old.count {
        let unit = old[pair.old].range
        let gap = previous.old >= 0 ? old[previous.old].range.upperBound..<unit.lowerBound : 0..<0
        if deleted.isEmpty, inserted.isEmpty, line.isNew, source.isPlain(gap), new[pair.new].gap.contains("\n") {
          line = Line(
            indentation: indentation(new[pair.new].level, below: line), level: new[pair.new].level, isNew: true)
          edits.append(Edit(gap, "\n" + line.indentation))
          previous = pair
          continue
        }
        // What stays brings its own lines.
        if kept < unit.lowerBound, source.hasLineBreak(in: kept..<unit.lowerBound) || source.hasLineBreak(in: unit) {
          line = Line(indentation: source.indentation(ofLineAt: unit.upperBound), level: new[pair.new].level)
        }
      }
      previous = pair
    }
    return edits.filter { source.string($0.range) != $0.replacement }.map { edit in
      // Of two matches that end at the same place each needs its own parenthesis.
      Edit(edit.range, edit.replacement, countsForItself: edit.range.isEmpty)
    }
  }

  /// Units that go and units that come between two that stay.
  private struct Replacement {
    let old: [OldUnit]
    let new: [NewUnit]
    let deleted: Range<Int>
    let inserted: Range<Int>
    let rewriter: Rewriter

    func edit(_ line: inout Line) -> Edit {
      let source = rewriter.tree.source
      let previousEnd = deleted.lowerBound > 0 ? old[deleted.lowerBound - 1].range.upperBound : nil
      let nextStart = deleted.upperBound < old.count ? old[deleted.upperBound].range.lowerBound : nil
      guard !inserted.isEmpty else { return removal(previousEnd, nextStart, &line) }
      let before = gap(new[inserted.lowerBound], line)
      var ahead = line
      if before.contains("\n") {
        ahead = Line(indentation: before.lastLine, level: new[inserted.lowerBound].level, isNew: true)
      }
      // Whether the first unit stands on a line of its own decides how all behind it are indented.
      let own = text(&ahead)
      let plain = text(&line)
      let after = inserted.upperBound < new.count ? gap(new[inserted.upperBound], ahead) : ""
      guard !deleted.isEmpty else {
        guard let nextStart else { return take(Edit(previousEnd!..<previousEnd!, before + own), ahead, &line) }
        guard let previousEnd else { return Edit(nextStart..<nextStart, plain + after) }
        let between = previousEnd..<nextStart
        if source.isPlain(between) {
          let next = after.contains("\n") ? written(after) : ahead
          return take(Edit(between, before + own + after), next, &line)
        }
        let first = new[inserted.lowerBound].text
        if first == ",", inserted.count > 0 { return Edit(previousEnd..<previousEnd, before + own) }
        if first == ".", source.isBlank(between) {
          return Edit(previousEnd..<previousEnd, source.string(between) + plain)
        }
        if after.contains("\n"), source.isBlank(between) {
          let fits = source.string(between).lastLine == after.lastLine
          let edit = fits ? Edit(previousEnd..<previousEnd, before + own) : Edit(between, before + own + after)
          return take(edit, ahead, &line)
        }
        return Edit(nextStart..<nextStart, plain + after)
      }
      let first = old[deleted.lowerBound].range.lowerBound
      let last = old[deleted.upperBound - 1].range.upperBound
      if let previousEnd, let nextStart, inserted.count == 1, new[inserted.lowerBound].text == ",",
        source.isBlank(previousEnd..<first), source.isPlain(last..<nextStart)
      {
        // Where an operator began a line, a comma ends the one before.
        let gap = source.string(previousEnd..<first)
        return Edit(previousEnd..<nextStart, "," + (gap.contains(where: \.isNewline) ? gap : nextGap(line)))
      }
      var edit = Edit(first..<last, plain)
      if let previousEnd, source.isPlain(previousEnd..<first) {
        edit = Edit(previousEnd..<last, before + own)
        line = ahead
        if source.string(previousEnd..<first) == before { edit = Edit(first..<last, own) }
      }
      if let nextStart, source.isBlank(last..<nextStart) {
        let after = gap(new[inserted.upperBound], line)
        let own = source.string(last..<nextStart)
        // What stays on a line of its own has the depth of what is written before it.
        let hasLines = own.contains(where: \.isNewline)
        let fits = hasLines ? !after.contains("\n") || own.lastLine == after.lastLine : own == after
        if !fits {
          edit = Edit(edit.range.lowerBound..<nextStart, edit.replacement + after)
          if after.contains("\n") { line = written(after) }
        }
      }
      return edit
    }

    private func nextGap(_ line: Line) -> String {
      inserted.upperBound < new.count ? gap(new[inserted.upperBound], line) : ""
    }

    /// The line that the white space before the next unit that stays begins.
    private func written(_ gap: String) -> Line {
      Line(indentation: gap.lastLine, level: new[inserted.upperBound].level, isNew: true)
    }

    private func take(_ edit: Edit, _ ahead: Line, _ line: inout Line) -> Edit {
      line = ahead
      return edit
    }

    private func removal(_ previousEnd: Int?, _ nextStart: Int?, _ line: inout Line) -> Edit {
      let source = rewriter.tree.source
      let first = old[deleted.lowerBound].range.lowerBound
      let last = old[deleted.upperBound - 1].range.upperBound
      guard let previousEnd else { return Edit(first..<(nextStart ?? last)) }
      guard let nextStart else { return Edit(previousEnd..<last) }
      guard source.isPlain(last..<nextStart) else {
        return source.isBlank(previousEnd..<first) ? Edit(previousEnd..<last) : Edit(first..<last)
      }
      guard source.isPlain(previousEnd..<first) else { return Edit(first..<nextStart) }
      let after = gap(new[inserted.upperBound], line)
      if after.contains("\n") { line = written(after) }
      return Edit(previousEnd..<nextStart, after)
    }

    /// The white space before a unit, below `line`.
    private func gap(_ unit: NewUnit, _ line: Line) -> String {
      let breaks = unit.gap.utf8.count { $0 == 0x0A }
      guard breaks > 0 else { return unit.gap }
      return String(repeating: "\n", count: breaks) + rewriter.indentation(unit.level, below: line)
    }

    /// All that comes, without the white space before it.
    private func text(_ line: inout Line) -> String {
      var text = ""
      for place in inserted {
        let unit = new[place]
        if place > inserted.lowerBound {
          let gap = gap(unit, line)
          if gap.contains("\n") { line = Line(indentation: gap.lastLine, level: unit.level, isNew: true) }
          text += gap
        }
        guard let capture = unit.capture else {
          text += unit.text
          continue
        }
        text += rewriter.tree.reindented(rewriter.whole(rewriter.match.captures[capture]), to: line.indentation)
      }
      return text
    }
  }

  /// The white space of a line at a level of the template.
  func indentation(_ level: Int, below line: Line) -> String {
    if level >= line.level {
      return line.indentation + String(repeating: indentationUnit, count: level - line.level)
    }
    var indentation = line.indentation
    for _ in level..<line.level where indentation.hasSuffix(indentationUnit) {
      indentation.removeLast(indentationUnit.count)
    }
    return indentation
  }
}

extension String {
  /// What stands behind the last line break.
  fileprivate var lastLine: String {
    String(self[(lastIndex(where: \.isNewline).map { index(after: $0) } ?? startIndex)...])
  }
}
