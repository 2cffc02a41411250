import UnfoldEngine

/// Changes values in a `case.json` and leaves the rest of its text as somebody wrote it.
struct CasePatch {
  private(set) var bytes: [UInt8]

  /// - Parameter bytes: of a `case.json` that could be decoded.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Writes another expectation.
  mutating func set(_ expectation: GoldenCase.Expectation) {
    replace("expect", by: "\"\(expectation.rawValue)\"")
  }

  /// Writes other findings, in the layout of the cases: an object a paragraph.
  mutating func set(_ findings: [GoldenCase.ExpectedFinding]) {
    let unit = indentationUnit
    let objects = findings.map { finding in
      """
      \(unit)\(unit){
      \(unit)\(unit)\(unit)"line": \(finding.line),
      \(unit)\(unit)\(unit)"rule": "\(finding.rule)",
      \(unit)\(unit)\(unit)"kind": "\(finding.kind.rawValue)"
      \(unit)\(unit)}
      """
    }
    replace("findings", by: objects.isEmpty ? "[]" : "[\n\(objects.joined(separator: ",\n"))\n\(unit)]")
  }

  /// The white space before the first key.
  private var indentationUnit: String {
    let space = bytes.drop { $0 != 0x0A }.dropFirst().prefix { $0 == 0x20 || $0 == 0x09 }
    return space.isEmpty ? "  " : String(decoding: space, as: UTF8.self)
  }

  private mutating func replace(_ key: String, by value: String) {
    guard let range = valueRange(of: key) else { return }
    bytes.replaceSubrange(range, with: value.utf8)
  }

  /// Where the value of a key of the outermost object stands.
  private func valueRange(of key: String) -> Range<Int>? {
    var depth = 0
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case 0x7B, 0x5B: depth += 1
      case 0x7D, 0x5D: depth -= 1
      case 0x22:
        let end = stringEnd(position)
        let isKey = depth == 1 && bytes[(position + 1)..<(end - 1)].elementsEqual(key.utf8)
        position = end
        if isKey, let colon = skippingSpace(end), bytes[colon] == 0x3A, let start = skippingSpace(colon + 1) {
          return start..<valueEnd(start)
        }
        continue
      default: break
      }
      position += 1
    }
    return nil
  }

  private func skippingSpace(_ start: Int) -> Int? {
    bytes[start...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// The offset behind the string that starts at `start`.
  private func stringEnd(_ start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != 0x22 { position += bytes[position] == 0x5C ? 2 : 1 }
    return min(position + 1, bytes.count)
  }

  /// The offset behind the string, array or object that starts at `start`.
  private func valueEnd(_ start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case 0x22: position = stringEnd(position) - 1
      case 0x7B, 0x5B: depth += 1
      case 0x7D, 0x5D: depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { break }
    }
    return position
  }
}
