import Testing
import UnfoldSyntax

@testable import UnfoldEngine

struct NameBitsTests {
  @Test("Each byte is told for what it is, whatever stands beside it", arguments: UInt8.min...UInt8.max)
  func bytes(byte: UInt8) {
    for neighbour in [UInt8(0x00), 0x41, 0x7F, 0x80, 0xFF] {
      for place in [0, 1, 7, 8, 62, 63] {
        var bytes = [UInt8](repeating: neighbour, count: 64)
        bytes[place] = byte
        let source = SourceText(bytes)
        let bits = withExtendedLifetime(source) { NameBits(source.bytes, at: 0) }
        #expect(bits.names == gathered(bytes, isPartOfName))
        #expect(bits.lineBreaks == gathered(bytes) { $0 == 0x0A || $0 == 0x0D })
      }
    }
  }

  private func gathered(_ bytes: [UInt8], _ isMeant: (UInt8) -> Bool) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 1 | (isMeant($1) ? 1 : 0) }
  }

  @Test("Names are found wherever blocks of 64 bytes meet", arguments: 0..<140)
  func blocks(spaces: Int) {
    let text = String(repeating: " ", count: spaces) + "struct Card { let first = 1, second = Row(a: 2) }\nlet third = 3"
    let keys = Set(NameScan(SourceText(text)).keys)
    func key(_ use: NameUse, _ name: String) -> UInt32 { use.key(name.utf8) }
    let isIndented = spaces > 0
    let first = key(isIndented ? .member : .value, "first")
    #expect(keys.isSuperset(of: [key(.type, "Card"), first, key(.member, "second"), key(.call, "Row"), key(.value, "third")]))
    #expect(!keys.contains(key(.call, "Card")))
  }
}
