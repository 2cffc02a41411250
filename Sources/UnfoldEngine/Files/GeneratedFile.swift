import UnfoldSyntax

extension SourceText {
  /// Whether a comment before the first code says that a program wrote the file: `@generated` or DO NOT EDIT, in
  /// capitals as generators write it. What a person says in passing further down does not count.
  public var saysItIsGenerated: Bool {
    let head = bytes.prefix(SourceText.longestHead)
    var offset = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lines = 0
    var isInBlock = false
    while offset < head.count, lines < SourceText.mostHeadLines {
      let end = head[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? head.count
      let line = head[offset..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if !isInBlock {
        isInBlock = line.starts(with: "/*".utf8)
        if !isInBlock, !line.isEmpty, !line.starts(with: "//".utf8), !line.starts(with: "#!".utf8) { return false }
      }
      let words = UnsafeBufferPointer(rebasing: line)
      if SourceText.saysSo(words) { return true }
      if isInBlock, SourceText.has("*/", in: words) {
        isInBlock = false
        if !line.reversed().drop(while: { $0 == 0x20 || $0 == 0x09 }).starts(with: "/*".utf8) { return false }
      }
      offset = end + 1
      lines += 1
    }
    return false
  }

  /// Beyond these no generator hides what it has to say.
  private static let longestHead = 8_192
  private static let mostHeadLines = 40

  private static func saysSo(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    if has("DO NOT EDIT", in: line) { return true }
    guard has("@generated", in: line) else { return false }
    let words = String(decoding: line, as: UTF8.self).split { !($0.isLetter || $0.isNumber || "@_-".contains($0)) }
    return words.contains { $0.hasPrefix("@generated") && $0.dropFirst(10).first.map { !$0.isLetter } ?? true }
  }

  private static func has(_ word: StaticString, in line: UnsafeBufferPointer<UInt8>) -> Bool {
    contains(line, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
