/// Text as a terminal shows it: what is read from a file must not be able to write to the screen.
enum DisplayText {
  /// The character as it can be shown: what would steer a terminal, or turn the order of the text around it, has a
  /// sign in its place.
  static func shown(_ character: Character) -> String {
    var result = String.UnicodeScalarView()
    for scalar in character.unicodeScalars { result.append(replacement(of: scalar) ?? scalar) }
    return String(result)
  }

  /// `nil` for what is harmless.
  private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E: return nil
    // Each has a picture of its own, such as ␛.
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: return "\u{2421}"
    // Joiners, and the letters of flags, hold emoji together.
    case 0x200C, 0x200D, 0xE0020...0xE007F: return nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return "\u{FFFD}"
    default: return nil
    }
  }

  /// The columns that a terminal gives to a text without tabs, as near as can be told without asking it.
  static func columns(of text: some StringProtocol) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one character, whatever it is made of: emoji are two, however many joined ones they are.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count > 1 || !first.isASCII else { return 1 }
    let asksForEmoji = first.properties.isEmoji && scalars.contains("\u{FE0F}")
    if asksForEmoji || first.properties.isEmojiPresentation { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    // Vowels and final consonants of Korean stand within the block that a first consonant begins.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    // Unicode's East Asian Width, wide and full width.
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}

/// The lines of a text that is broken at spaces, each at most as wide as `width` columns where its words let it. Line
/// breaks of its own stay.
public func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    var columns = 0
    for word in paragraph.split(separator: " ") {
      let length = DisplayText.columns(of: word)
      if columns > 0, columns + 1 + length > width {
        lines.append(line)
        (line, columns) = ("", 0)
      }
      if columns > 0 { (line, columns) = (line + " ", columns + 1) }
      line += word
      columns += length
    }
    lines.append(line)
  }
  return lines
}
