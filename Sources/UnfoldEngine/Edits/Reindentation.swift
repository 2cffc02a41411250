import UnfoldSyntax

extension SyntaxTree {
  /// The text of `range`, as it stands when it is moved to another depth.
  ///
  /// Each further line that starts with the first line's indentation gets `indentation` in its place; a line that is
  /// indented less, such as an `#if` at the margin, stays as it is, and so does a blank line. Line endings stay. A
  /// multi-line string literal keeps its value: its lines move together with its closing delimiter, or, where one of
  /// them is indented less than the code around it, none of them moves.
  ///
  /// - Parameters:
  ///   - range: what is moved, from the first byte of a token, in UTF-8 bytes.
  ///   - indentation: white space that the line on which the text will start begins with.
  public func reindented(_ range: Range<Int>, to indentation: String) -> String {
    let old = source.indentation(ofLineAt: range.lowerBound)
    guard source.hasLineBreak(in: range) else { return source.string(range) }
    var literals = multilineLiterals(in: range).map { (range: $0, mayMove: isIndented($0, by: old)) }[...]
    var result = Array(source.bytes[range.lowerBound..<min(source.endOfLine(range.lowerBound), range.upperBound)])
    for line in source.lineStarts(in: range) {
      let end = min(source.endOfLine(line), range.upperBound)
      while let first = literals.first, first.range.upperBound <= line { literals.removeFirst() }
      let literal = literals.first.flatMap { $0.range.lowerBound < line ? $0 : nil }
      // White space alone is part of a literal's value where it is longer than the delimiter's indentation.
      let mayMove = literal.map { $0.mayMove && !source.isEmpty(line) } ?? !source.isBlank(line)
      if mayMove, source.starts(at: line, with: old) {
        result += indentation.utf8
        result += source.bytes[(line + old.utf8.count)..<end]
      } else {
        result += source.bytes[line..<end]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The white space that goes when lines move out from one depth to another, on each line that starts in `range`.
  ///
  /// What stays as it is in `reindented` stays here: lines that are indented less, blank lines, and the lines of a
  /// multi-line string literal that can't move together.
  ///
  /// - Parameters:
  ///   - range: what is moved, in UTF-8 bytes.
  ///   - inner: the white space that its lines begin with.
  ///   - outer: what they shall begin with: a start of `inner`.
  public func outdents(of range: Range<Int>, from inner: String, to outer: String) -> [Range<Int>] {
    guard inner != outer, inner.hasPrefix(outer) else { return [] }
    let literals = multilineLiterals(in: range)
    return source.lineStarts(in: range).compactMap { line in
      guard source.starts(at: line, with: inner) else { return nil }
      if let literal = literals.first(where: { $0.lowerBound < line && line < $0.upperBound }) {
        guard isIndented(literal, by: inner) else { return nil }
      } else if source.isBlank(line) {
        return nil
      }
      return line + outer.utf8.count..<line + inner.utf8.count
    }
  }

  /// What one level of indentation is in this file: a tab, or the step by which most lines go deeper; four spaces
  /// where no line is indented.
  public func indentationUnit() -> String {
    var tabs = 0
    var steps = [Int](repeating: 0, count: 9)
    var previous = 0
    for line in source.lineStarts(in: 0..<source.count) {
      let indentation = source.indentation(ofLineAt: line)
      guard !source.isBlank(line) else { continue }
      if indentation.utf8.first == 0x09 {
        tabs += 1
        continue
      }
      let step = indentation.utf8.count - previous
      if step >= 2, step < steps.count { steps[step] += 1 }
      previous = indentation.utf8.count
    }
    let spaces = steps.reduce(0, +)
    if tabs > spaces { return "\t" }
    guard spaces > 0 else { return "    " }
    let step = steps.indices.max { steps[$0] < steps[$1] }!
    return String(repeating: " ", count: step)
  }

  /// The outermost multi-line string literals that have a part in `range`.
  private func multilineLiterals(in range: Range<Int>) -> [Range<Int>] {
    var literals: [Range<Int>] = []
    var token = token(endingAfter: range.lowerBound)
    while let current = token, current.textRange.lowerBound < range.upperBound {
      token = current.nextToken
      guard current.kind == .multilineStringQuote else { continue }
      if let last = literals.last, current.textRange.lowerBound < last.upperBound { continue }
      var outermost: SyntaxNode?
      for node in current.ancestors where node.kind == .stringLiteralExpr || node.kind == .simpleStringLiteralExpr {
        if node.child(.multilineStringQuote) != nil { outermost = node }
      }
      if let outermost { literals.append(outermost.textRange) }
    }
    return literals
  }

  /// Whether every line of a literal behind its first can lose `indentation`.
  private func isIndented(_ literal: Range<Int>, by indentation: String) -> Bool {
    source.lineStarts(in: literal).allSatisfy { line in
      source.isEmpty(line) || source.starts(at: line, with: indentation)
    }
  }
}

extension SourceText {
  /// The white space at the start of the line on which the byte at `offset` stands.
  public func indentation(ofLineAt offset: Int) -> String {
    var start = min(offset, count)
    while start > 0, self[start - 1] != 0x0A, self[start - 1] != 0x0D { start -= 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = start
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    return string(start..<end)
  }

  /// Where each line starts whose line break stands in `range`.
  fileprivate func lineStarts(in range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    for offset in range where self[offset] == 0x0A || self[offset] == 0x0D {
      if self[offset] == 0x0D, offset + 1 < count, self[offset + 1] == 0x0A { continue }
      if offset + 1 < range.upperBound { starts.append(offset + 1) }
    }
    return starts
  }

  /// The offset behind the line break of the line that starts at `line`.
  fileprivate func endOfLine(_ line: Int) -> Int {
    var end = line
    while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    if end < count { end += self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A ? 2 : 1 }
    return end
  }

  fileprivate func starts(at offset: Int, with text: String) -> Bool {
    bytes[offset...].starts(with: text.utf8)
  }

  fileprivate func isEmpty(_ line: Int) -> Bool { line == count || self[line] == 0x0A || self[line] == 0x0D }

  /// Whether nothing but spaces and tabs stands on the line that starts at `line`.
  fileprivate func isBlank(_ line: Int) -> Bool {
    var end = line
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    return end == count || self[end] == 0x0A || self[end] == 0x0D
  }
}
