import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct JSONParserTests {
  private func fault(_ text: String) -> JSONFault? {
    do throws(JSONFault) {
      _ = try JSONParser.parse(SourceText(text))
      return nil
    } catch {
      return error
    }
  }

  @Test func readsEveryKindOfValue() throws {
    let text = "\u{FEFF}{\"a\": [1, -0.5e+3, true, false, null, {}, []], \"\\u00e9\\n\": \"\\ud83d\\ude00\\\"/\"}\r\n"
    let members = try JSONParser.parse(SourceText(text)).members(of: "it")
    #expect(members.map(\.key) == ["a", "é\n"])
    let kinds = try members[0].value.elements(of: "a").map(\.kind)
    #expect(
      kinds == ["a number", "a number", "a truth value", "a truth value", "null", "an object", "a list"])
    #expect(try members[1].value.text("it") == "😀\"/")
    #expect(members.map(\.offset) == [4, 50])
  }

  @Test(arguments: [
    ("", 0, "the file ends where a value is expected"), ("{} x", 3, "the end of the file is expected"),
    ("{\"a\": 1,}", 8, "a key in double quotes is expected; no comma stands before what closes"),
    ("[1,]", 3, "a value is expected; no comma stands before what closes"),
    ("{\"a\" 1}", 5, "':' behind the key \"a\" is expected"), ("[1 2]", 3, "',' or ']' is expected"),
    ("{'a': 1}", 1, "strings stand in double quotes; a key in double quotes is expected"),
    ("// x\n{}", 0, "JSON has no comments; a value is expected"),
    ("{\"a\": 1, \"a\": 2}", 9, "the key \"a\" is there twice; keep one"),
    ("[17.0.1]", 1, "is no number; a version stands in double quotes, such as \"17.0\""),
    ("[01]", 1, "is no number; a version stands in double quotes, such as \"17.0\""),
    ("[1.]", 1, "is no number: a digit is missing"), ("[-]", 1, "is no number: a digit is missing"),
    ("[True]", 1, "'True' is no value; strings stand in double quotes"),
    ("[\"a\nb\"]", 1, "the string does not end on its line"), ("[\"a", 1, "the string does not end"),
    ("[\"\u{1}\"]", 2, "a string has a control character in it; write it as \\u00XX"),
    ("[\"\\x\"]", 2, "there is no such escape; a backslash itself is written \\\\"),
    ("[\"\\u12\"]", 2, "\\u takes four hexadecimal digits"),
    ("[\"\\u+123\"]", 2, "\\u takes four hexadecimal digits"),
    ("[\"\\ud800\"]", 2, "half of a surrogate pair stands for no character"),
    ("[\"\\", 2, "the file ends within a string"),
  ])
  func saysWhatIsWrongAndWhere(text: String, offset: Int, cause: String) {
    #expect(fault(text) == JSONFault(offset, cause))
  }

  @Test func depthIsBounded() {
    let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(fault(nested(64)) == nil)
    #expect(fault(nested(65)) == JSONFault(64, "is nested more than 64 levels deep"))
    #expect(fault(String(repeating: "{\"a\":", count: 1_000_000)) != nil)
  }
}
