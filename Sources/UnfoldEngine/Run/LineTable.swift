import UnfoldSyntax

/// Where the lines of a source start: LF, CR and CRLF each end one.
public struct LineTable: Sendable {
  /// A place as people name it.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes; a byte-order mark counts for nothing.
    public var column: Int
  }

  /// Offsets of the first bytes, in UTF-8 bytes. The first is 0.
  public let starts: [Int]
  private let hasByteOrderMark: Bool

  public init(_ source: SourceText) {
    var starts = [0]
    let bytes = source.bytes
    for offset in 0..<bytes.count {
      switch bytes[offset] {
      case 0x0A: starts.append(offset + 1)
      case 0x0D where offset + 1 == bytes.count || bytes[offset + 1] != 0x0A: starts.append(offset + 1)
      default: continue
      }
    }
    self.starts = starts
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// The line, from 1, on which the byte at `offset` stands.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line and column of the byte at `offset`.
  public func position(at offset: Int) -> Position {
    let line = line(at: offset)
    let mark = line == 1 && hasByteOrderMark && offset >= 3 ? 3 : 0
    return Position(line: line, column: offset - starts[line - 1] - mark + 1)
  }
}
