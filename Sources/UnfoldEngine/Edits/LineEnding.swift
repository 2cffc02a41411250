import UnfoldSyntax

/// What ends the lines of a file.
public enum LineEnding: String, Sendable, CaseIterable {
  case lineFeed = "\n"
  case carriageReturn = "\r"
  case carriageReturnLineFeed = "\r\n"

  /// What ends most lines of `source`; LF where there is only one line.
  public init(of source: SourceText) {
    var counts = (lineFeed: 0, carriageReturn: 0, both: 0)
    let bytes = source.bytes
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == 0x0A {
        counts.lineFeed += 1
      } else if bytes[offset] == 0x0D {
        if offset + 1 < bytes.count, bytes[offset + 1] == 0x0A {
          counts.both += 1
          offset += 1
        } else {
          counts.carriageReturn += 1
        }
      }
      offset += 1
    }
    if counts.both > counts.lineFeed, counts.both >= counts.carriageReturn {
      self = .carriageReturnLineFeed
    } else {
      self = counts.carriageReturn > counts.lineFeed ? .carriageReturn : .lineFeed
    }
  }

  /// `text` with each line break written this way.
  public func applied(to text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: result += rawValue.utf8
      default: result.append(byte)
      }
      previous = byte
    }
    return String(decoding: result, as: UTF8.self)
  }
}
