import Foundation
import Testing
import UnfoldSyntax

/// A Swift file of the folders `Grammar` and `Recovery` beside this source file.
struct SyntaxFile: Sendable, CustomTestStringConvertible {
  /// The path below the folder, without the extension.
  let name: String
  private let url: URL

  var testDescription: String { name }

  /// The file's text.
  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: url)) }
  }

  /// What stands in the `.tree` file beside it: `ok` or `error`, then the lines of `SyntaxTree.listing`; `nil` where
  /// there is no such file.
  var expected: [String]? {
    let tree = url.deletingPathExtension().appendingPathExtension("tree")
    guard let text = try? String(contentsOf: tree, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").map(String.init)
  }

  /// All Swift files below the folder, sorted by name.
  static func all(in folder: String) -> [SyntaxFile] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SyntaxFile(name: String(path.dropLast(".swift".count)), url: root.appendingPathComponent(path))
    }
  }
}

extension SyntaxTree {
  /// `ok` or `error`, then a line for each node and token: what `unfold syntax --spans` prints.
  var listing: [String] {
    var bytes: [UInt8] = []
    listSpans { bytes += $0 }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return [hasError ? "error" : "ok"] + lines
  }
}

/// The first place where two listings part, to be read in a test's failure; `nil` where they are the same.
func firstDifference(_ got: [String], _ wanted: [String]) -> String? {
  guard got != wanted else { return nil }
  let index = zip(got, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? min(got.count, wanted.count)
  func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "nothing" }
  return "line \(index + 1): got \(line(got)), wanted \(line(wanted))"
}
