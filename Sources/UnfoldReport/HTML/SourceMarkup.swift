import UnfoldEngine
import UnfoldSyntax

/// Lines of a source as markup.
struct SourceMarkup {
  let source: SourceText
  let lines: LineTable
  private let colors: SourceColors

  /// How many bytes of a line are shown; minified code has lines of many thousands.
  private static let longest = 400

  init(_ source: SourceText, isSwift: Bool) {
    self.source = source
    lines = LineTable(source)
    colors = SourceColors(source, isSwift: isSwift)
  }

  /// Adds one line.
  ///
  /// - Parameters:
  ///   - number: from 1.
  ///   - marks: the bytes of the source that stand out, in order.
  func add(line number: Int, _ className: String = "", marks: [Range<Int>], to markup: inout MarkupText) {
    var range = lines.range(ofLine: number, in: source)
    while let last = range.last, source[last] == 0x0A || source[last] == 0x0D { range = range.lowerBound..<last }
    let whole = range
    // Of a long line the part with the first mark is shown.
    if range.count > SourceMarkup.longest {
      var start = range.lowerBound
      if let mark = marks.first(where: { $0.overlaps(whole) }), mark.lowerBound - start > SourceMarkup.longest / 2 {
        start = mark.lowerBound - SourceMarkup.longest / 4
      }
      range = characterStart(start)..<characterStart(min(start + SourceMarkup.longest, whole.upperBound))
    }
    markup.raw("<span data-line=\(number)\(className.isEmpty ? "" : " class=\(className)")>")
    if range.lowerBound > whole.lowerBound { markup.raw("…") }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let color = colors.colors[offset]
      let isMarked = marks.contains { $0.contains(offset) }
      var end = offset + 1
      while end < range.upperBound, colors.colors[end] == color, marks.contains(where: { $0.contains(end) }) == isMarked {
        end += 1
      }
      if isMarked { markup.raw("<mark>") }
      if let name = color.className { markup.raw("<i class=\(name)>") }
      markup.text(source.bytes[offset..<end])
      if color.className != nil { markup.raw("</i>") }
      if isMarked { markup.raw("</mark>") }
      offset = end
    }
    if range.upperBound < whole.upperBound { markup.raw("…") }
    markup.raw("</span>")
  }

  private func characterStart(_ offset: Int) -> Int {
    var start = offset
    while start < source.count, start > 0, source[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
