import Foundation
import UnfoldSyntax

/// Shapes of code that have made parsers quadratic, as functions of how many times they repeat.
private let shapes: [(name: String, make: @Sendable (Int) -> String)] = [
  ("a + b + c …", { "let x = a" + String(repeating: " + b", count: $0) + "\n" }),
  ("a < b < c …", { "let x = a" + String(repeating: " < b", count: $0) + "\n" }),
  ("a<b<c …", { "let x = a" + String(repeating: "<b", count: $0) + "\n" }),
  ("chain of modifiers", { "let x = view" + String(repeating: "\n  .padding(8)", count: $0) + "\n" }),
  ("chain with closures", { "let x = view" + String(repeating: "\n  .map { $0 }", count: $0) + "\n" }),
  ("array literal", { "let x = [" + String(repeating: "1, ", count: $0) + "]\n" }),
  ("string literal", { "let x = \"" + String(repeating: "text ", count: $0) + "\"\n" }),
  ("multi-line string", { "let x = \"\"\"\n" + String(repeating: "  text\n", count: $0) + "  \"\"\"\n" }),
  ("interpolations", { "let x = \"" + String(repeating: "\\(a) ", count: $0) + "\"\n" }),
  ("statements", { String(repeating: "let x = f(a: 1)\n", count: $0) }),
  ("nested ( )", { "let x = " + nested("(", "1", ")", $0) + "\n" }),
  ("nested [ ]", { "let x = " + nested("[", "1", "]", $0) + "\n" }),
  ("nested { }", { nested("do {", "", "}", $0) + "\n" }),
  ("nested closures", { "let x = " + nested("{ (a) in ", "1", "}", $0) + "\n" }),
  ("nested ({", { "let x = " + nested("f({ ", "1", "})", $0) + "\n" }),
  ("nested generics", { "let x: " + nested("A<", "B", ">", $0) + "\n" }),
  ("nested generic calls", { "let x = " + nested("A<", "B", ">", $0) + "()\n" }),
  ("nested #if", { nested("#if A\n", "let x = 1\n", "#endif\n", $0) }),
  ("nested interpolations", { "let x = " + nested("\"\\(", "a", ")\"", $0) + "\n" }),
  ("nested comments", { nested("/*", "", "*/", $0) + "\n" }),
  ("unary operators", { "let x = " + String(repeating: "- ", count: $0) + "1\n" }),
  ("try try …", { "let x = " + String(repeating: "try ", count: $0) + "a\n" }),
  ("if expressions", { "let x = " + nested("if a { ", "1", " } else { 2 }", $0) + "\n" }),
  ("else if", { "if a {}" + String(repeating: " else if a {}", count: $0) + "\n" }),
  ("ternaries", { "let x = " + String(repeating: "a ? b : ", count: $0) + "c\n" }),
  ("nested ternaries", { "let x = " + String(repeating: "a ? ", count: $0) + String(repeating: " : b", count: $0) + "\n" }),
  ("attributes", { String(repeating: "@a ", count: $0) + "let x = 1\n" }),
  ("attributes with arguments", { String(repeating: "@a(b) ", count: $0) + "let x = 1\n" }),
  ("tuple types", { "let x: " + nested("(", "A", ")", $0) + "\n" }),
  ("function types", { "let x: " + String(repeating: "(A) -> ", count: $0) + "B\n" }),
  ("array types", { "let x: " + nested("[", "A", "]", $0) + "\n" }),
  ("open (", { "let x = " + String(repeating: "(", count: $0) }),
  ("open [", { "let x = " + String(repeating: "[", count: $0) }),
  ("open {", { String(repeating: "{", count: $0) }),
  ("open <", { "let x: A" + String(repeating: "<A", count: $0) }),
  ("open \"\\(", { "let x = " + String(repeating: "\"\\(", count: $0) }),
  ("conflict markers", { String(repeating: "<<<<<<< a\n", count: $0) }),
  ("regex or division", { "let x = a" + String(repeating: " / b", count: $0) + "\n" }),
  ("key paths", { "let x = \\A" + String(repeating: ".b?", count: $0) + "\n" }),
]

private func nested(_ open: String, _ inside: String, _ close: String, _ count: Int) -> String {
  String(repeating: open, count: count) + inside + String(repeating: close, count: count)
}

/// Prints for each shape the time over its size, at sizes up to `largest` bytes, each twice the one before. A shape
/// whose last ratio is far above the first grows faster than its size.
func runGrowthBenchmark(largest: Int) {
  let label = "nanoseconds a byte at \(largest / 8), \(largest / 4), \(largest / 2) and \(largest) bytes"
  FileHandle.standardOutput.write(Data((label + "\n").utf8))
  for shape in shapes {
    let unit = shape.make(64).utf8.count / 64
    var line = shape.name.padding(toLength: 28, withPad: " ", startingAt: 0)
    for divisor in [8, 4, 2, 1] {
      let source = SourceText(shape.make(max(1, largest / divisor / max(1, unit))))
      let best = (0..<3).map { _ in seconds { _ = SyntaxTree.parse(source) } }.min()!
      line += String(format: "%10.1f", best * 1e9 / Double(source.count))
    }
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
