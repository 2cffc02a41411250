import Testing
import UnfoldEngine
import UnfoldSyntax

@Suite struct PropertyListValueTests {
  private func list(_ body: String) -> PropertyListValue? {
    PropertyListValue(
      SourceText(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(body)
        </plist>

        """))
  }

  @Test("Each kind of value")
  func values() {
    #expect(list("<string>a &amp; &#x62;&#99;<![CDATA[<d>]]> &nbsp;</string>") == .string("a & bc<d> &nbsp;"))
    #expect(list("<array><true/><false></false> <!-- </array> --> <string/></array>")
      == .array([.boolean(true), .boolean(false), .string("")]))
    #expect(list("<dict><key>a</key><integer>1</integer><key>b</key><array/></dict>")
      == .dictionary(["a": .other, "b": .array([])]))
    #expect(list("<dict/>") == .dictionary([:]))
    #expect(PropertyListValue(SourceText("{ a = (b, \"c d\"); e = {}; }"))
      == .dictionary(["a": .array([.string("b"), .string("c d")]), "e": .dictionary([:])]))
  }

  @Test("What is no property list is none", arguments: [
    "", "<dict>", "<dict></array>", "<dict><string>a</string></dict>", "<dict><key>a</key></dict>",
    "<array>a</array>",
    "<string>a", "<string><b/></string>", "<dict/><dict/>", "<view/>", "<array><!-- </array>", "{ a = ",
  ])
  func broken(_ body: String) {
    #expect(list(body) == nil)
    #expect(PropertyListValue(SourceText(body)) == nil)
  }

  @Test("Deep nesting is no list, and no crash")
  func deep() {
    let many = 100_000
    #expect(list(String(repeating: "<array>", count: many) + String(repeating: "</array>", count: many)) == nil)
  }
}
