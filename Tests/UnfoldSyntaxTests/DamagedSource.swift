/// A source of which parts are no Swift: from a line `// MARK: damaged` to the next line `// MARK: intact`, or to the
/// end of the file.
struct DamagedSource {
  /// The whole text.
  let bytes: [UInt8]
  /// The text with spaces for what is damaged, so that the rest stands where it stood.
  let blanked: [UInt8]
  /// The damaged parts, as UTF-8 byte offsets.
  let damage: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var blanked = bytes
    var damage: [Range<Int>] = []
    var damageStart: Int?
    var lineStart = 0
    while lineStart < bytes.count {
      let lineEnd = bytes[lineStart...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      let line = bytes[lineStart..<lineEnd].drop { $0 == 0x20 }
      if line.elementsEqual("// MARK: damaged\n".utf8) { damageStart = lineEnd }
      if line.elementsEqual("// MARK: intact\n".utf8), let start = damageStart {
        damage.append(start..<lineStart)
        damageStart = nil
      }
      lineStart = lineEnd
    }
    if let start = damageStart { damage.append(start..<bytes.count) }
    for range in damage {
      for index in range where blanked[index] != 0x0A { blanked[index] = 0x20 }
    }
    self.blanked = blanked
    self.damage = damage
  }
}
