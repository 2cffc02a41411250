/// What a byte can start or continue, looked up in a table of 256.
enum CharacterClass {
  static let identifierStart: UInt8 = 1
  static let identifierContinue: UInt8 = 2
  static let digit: UInt8 = 4
  static let hexDigit: UInt8 = 8
  static let letter: UInt8 = 16
  static let `operator`: UInt8 = 32
  /// Blank, tab, vertical tab, form feed.
  static let blank: UInt8 = 64
  /// What white space, a comment, or bytes that are no Swift may start with.
  static let triviaStart: UInt8 = 128

  /// Lives as long as the program does.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    table.initialize(repeating: 0, count: 256)
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = identifierContinue | digit | hexDigit }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = identifierStart | identifierContinue | letter }
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = identifierStart | identifierContinue | letter }
    for byte in "abcdefABCDEF".utf8 { table[Int(byte)] |= hexDigit }
    table[Int(UInt8(ascii: "_"))] = identifierStart | identifierContinue
    table[Int(UInt8(ascii: "$"))] = identifierContinue
    for byte in "/=-+*%<>!&|^~.?".utf8 { table[Int(byte)] = `operator` }
    for byte in [0x20, 0x09, 0x0B, 0x0C] { table[byte] = blank }
    for byte in Array(0...0x20) + Array("/<>".utf8).map(Int.init) + Array(0x7F...0xFF) { table[byte] |= triviaStart }
    return UnsafePointer(table)
  }()
}

extension Unicode.Scalar {
  /// The Swift book's production *identifier-character*.
  var continuesIdentifier: Bool {
    if value < 0x80 { return CharacterClass.table[Int(value)] & CharacterClass.identifierContinue != 0 }
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
      0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      return true
    case 0x10000...0xEFFFD:
      return value & 0xFFFF <= 0xFFFD
    default:
      return false
    }
  }

  /// The Swift book's production *identifier-head*.
  var startsIdentifier: Bool {
    if value < 0x80 { return CharacterClass.table[Int(value)] & CharacterClass.identifierStart != 0 }
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
    default: return continuesIdentifier
    }
  }

  /// The Swift book's production *operator-head*.
  var startsOperator: Bool {
    if value < 0x80 { return CharacterClass.table[Int(value)] & CharacterClass.operator != 0 }
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      return true
    default:
      return false
    }
  }

  /// The Swift book's production *operator-character*.
  var continuesOperator: Bool {
    if startsOperator { return true }
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      return true
    default:
      return false
    }
  }
}
