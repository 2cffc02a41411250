/// A build setting or a key with its value, as it is written on one line of a project file.
public struct WrittenSetting: Sendable {
  public let key: String
  /// Without quotes, a final semicolon and a comment.
  public let value: String
  /// Of the line from the key on, in UTF-8 bytes.
  public let range: Range<Int>
}

extension ProjectFile {
  /// The settings on lines with `word` in them: `KEY = VALUE;` in a `project.pbxproj`, `KEY[sdk=*] = VALUE` in an
  /// `.xcconfig`, `KEY: VALUE` in YAML. Xcode and its like write each on a line of its own.
  public func writtenSettings(with word: String) -> [WrittenSetting] {
    var found: [WrittenSetting] = []
    var end = 0
    for range in ranges(of: word) where range.lowerBound >= end {
      let line = source.line(around: range)
      end = line.upperBound
      if let setting = writtenSetting(line) { found.append(setting) }
    }
    return found
  }

  private func writtenSetting(_ line: Range<Int>) -> WrittenSetting? {
    let isYAML = name.hasSuffix(".yml") || name.hasSuffix(".yaml")
    let text = source.string(line).drop { $0 == " " || $0 == "\t" || $0 == "-" }
    if text.hasPrefix("//") || text.hasPrefix("#") { return nil }
    // `KEY[sdk=iphoneos*]` has the first `=` in its brackets.
    let brackets = text.firstIndex(of: "[").flatMap { open in text[open...].firstIndex(of: "]").map { open..<$0 } }
    let key = text.prefix { $0 != (isYAML ? ":" : "=") && $0 != "[" }
    let isConditional = brackets?.lowerBound == key.endIndex
    let behind = isConditional ? text[brackets!.upperBound...] : text[key.endIndex...]
    guard let separator = behind.firstIndex(of: isYAML ? ":" : "=") else { return nil }
    return WrittenSetting(
      key: key.trimmed("\"' "), value: ProjectFile.value(behind[behind.index(after: separator)...], isYAML: isYAML),
      range: line.upperBound - text.utf8.count..<line.upperBound)
  }

  private static func value(_ text: Substring, isYAML: Bool) -> String {
    var text = text
    if let comment = text.firstRange(of: isYAML ? " #" : "//") { text = text[..<comment.lowerBound] }
    return text.trimmed("\"'; \t")
  }
}

extension Substring {
  /// The text without these characters at its ends.
  fileprivate func trimmed(_ characters: String) -> String {
    let start = drop { characters.contains($0) }
    guard let last = start.lastIndex(where: { !characters.contains($0) }) else { return "" }
    return String(start[...last])
  }
}
