/// Where the lines of a text begin: the one owner of line and column numbers.
///
/// LF, CRLF and a lone CR each end a line.
public struct LinePositions: Sendable {
  /// A place as people count it.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The offset of each line's first byte; a byte-order mark belongs to no line.
  private var starts: [Int]
  private let count: Int

  /// Looks through `bytes` once.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var offset = starts[0]
    while offset < count {
      let byte = bytes[offset]
      offset += 1
      if byte > 0x0D { continue }
      if byte == 0x0A || (byte == 0x0D && !(offset < count && bytes[offset] == 0x0A)) { starts.append(offset) }
    }
  }

  public var lineCount: Int { starts.count }

  /// The place of the byte at `offset`, or of the end of the text.
  public func position(at offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: max(offset - starts[low], 0) + 1)
  }

  /// The bytes of a line, from 1, with what ends it.
  public func range(ofLine line: Int) -> Range<Int> {
    starts[line - 1]..<(line < starts.count ? starts[line] : max(count, starts[line - 1]))
  }
}
