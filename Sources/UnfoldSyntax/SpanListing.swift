extension SyntaxTree {
  /// Lists every node and token that has text, each before what is in it, as lines "DEPTH KIND START END" with
  /// offsets in UTF-8 bytes. A token's kind is `token:KIND`.
  ///
  /// - Parameter sink: gets the listing in pieces; it must not keep the buffer.
  public func listSpans(_ sink: (UnsafeRawBufferPointer) -> Void) {
    let names = KindNames.all
    let capacity = 1 << 18
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    defer { buffer.deallocate() }
    var used = 0
    // A child lies before its node, the last child first: so pushed in that order, the first child comes off first.
    var stack: [(index: Int, depth: Int)] = [(count - 1, 0)]
    while let (index, depth) = stack.popLast() {
      let record = records[index]
      let isToken = record.kind.isToken
      let start = isToken ? record.first : records[Int(record.first)].first
      let end = isToken ? record.last : records[Int(record.last)].last
      if start == end { continue }
      if used + KindNames.longestLine > capacity {
        sink(UnsafeRawBufferPointer(start: buffer, count: used))
        used = 0
      }
      used += writeDecimal(UInt32(depth), to: buffer + used)
      let name = names.range(of: record.kind)
      (buffer + used).update(from: names.text + name.lowerBound, count: name.count)
      used += name.count
      used += writeDecimal(start, to: buffer + used)
      buffer[used] = 0x20
      used += 1 + writeDecimal(end, to: buffer + used + 1)
      buffer[used] = 0x0A
      used += 1
      if isToken { continue }
      var child = index - 1
      while child >= Int(record.first) {
        stack.append((child, depth + 1))
        child = subtreeStart(child) - 1
      }
    }
    if used > 0 { sink(UnsafeRawBufferPointer(start: buffer, count: used)) }
  }
}

/// The names of all kinds with a space on either side, in one piece of memory.
private struct KindNames: @unchecked Sendable {
  // Unchecked: the memory is written before `all` can be seen, never after, and never freed.
  static let all = KindNames()

  /// No line of the listing has more bytes: three numbers of ten digits and a name.
  static let longestLine = 160

  let text: UnsafePointer<UInt8>
  /// Where the name of each kind begins, by raw value, and where the last one ends.
  private let starts: [Int]

  private init() {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for kind in SyntaxKind.allCases {
      precondition(starts.count == Int(kind.rawValue), "raw values go up by one")
      starts.append(bytes.count)
      bytes += (kind.isToken ? " token:\(kind.name) " : " \(kind.name) ").utf8
    }
    starts.append(bytes.count)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    text = UnsafePointer(copy)
    self.starts = starts
  }

  func range(of kind: SyntaxKind) -> Range<Int> { starts[Int(kind.rawValue)]..<starts[Int(kind.rawValue) + 1] }
}

/// Writes a number in decimal digits and returns how many there are.
@inline(__always)
private func writeDecimal(_ number: UInt32, to place: UnsafeMutablePointer<UInt8>) -> Int {
  var digits = 1
  var bound: UInt64 = 10
  while UInt64(number) >= bound {
    digits += 1
    bound *= 10
  }
  var rest = number
  var at = digits
  repeat {
    at -= 1
    place[at] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
    rest /= 10
  } while rest > 0
  return digits
}
