import UnfoldEngine
import UnfoldSyntax

extension LineTable {
  /// The bytes of a line, from 1, with what ends it; a byte-order mark belongs to no line.
  func range(ofLine line: Int, in source: SourceText) -> Range<Int> {
    let start = line == 1 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : starts[line - 1]
    return start..<(line < starts.count ? starts[line] : source.count)
  }
}
