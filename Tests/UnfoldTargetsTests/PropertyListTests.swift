import Testing
import UnfoldSyntax

@testable import UnfoldEngine

struct PropertyListTests {
  @Test("Strings, arrays and dictionaries are read with their comments left out")
  func values() throws {
    let list = try PropertyList(
      SourceText(
        #"""
        // !$*UTF8*$!
        { a = (1, "two\n\"\U00e9", ); /* c */ "b" = { c = d/e.f; }; 'q' = ""; }
        """#))
    let array = try #require(list.value("a", in: 0))
    #expect(list.elements(of: array).map(list.string) == ["1", "two\n\"é"])
    #expect(list.entries(of: 0).map { list.string($0.key) } == ["a", "b", "q"])
    #expect(list.string("c", in: list.entries(of: 0)[1].value) == "d/e.f")
    #expect(list.string(list.entries(of: 0)[2].value) == "")
  }

  @Test(
    "What is wrong is named with its line",
    arguments: [
      ("{\na = b\nc = d;\n}", 3), ("{\na = (b c);\n}", 2), ("{\n\"a = b;\n}", 2), ("{ a = b;", 1), ("{}\n}", 2),
      ("", 1),
      ("{ a = b; /* }", 1), ("{ a\n b; }", 2), ("{ a = ; }", 1), ("{ (a) = b; }", 1), ("<?xml?>", 1),
      ("{ a = #; }", 1),
    ])
  func faults(text: String, line: Int) {
    let source = SourceText(text)
    #expect {
      try PropertyList(source)
    } throws: { error in
      LineTable(source).line(at: (error as! PropertyList.Fault).offset) == line
    }
  }

  @Test("Deep nesting needs no stack")
  func depth() throws {
    let count = 200_000
    let text = String(repeating: "(", count: count) + String(repeating: ")", count: count)
    #expect(try PropertyList(SourceText(text)).nodes.count == count)
  }

  @Test("Any bytes give a list or a fault", arguments: 0..<300)
  func anyBytes(seed: UInt64) {
    var bytes = Array(pbxproj().utf8)
    for step in 0..<8 {
      let place = Int((seed &* 2_654_435_761 &+ UInt64(step) &* 40_503) % UInt64(bytes.count))
      if step.isMultiple(of: 2) {
        bytes.remove(at: place)
      } else {
        bytes[place] = Array("{}()=;,\"/*\\ '<".utf8)[Int(seed &+ UInt64(step)) % 14]
      }
    }
    _ = try? PropertyList(SourceText(bytes))
  }
}
