import UnfoldEngine
import UnfoldSyntax

/// Writes a file's indentation with tabs in the place of spaces; one that has tabs gets four spaces for each.
struct IndentationChange {
  /// One level in the file, as `SyntaxTree.indentationUnit()` gives it.
  var from: String

  init(from: String) { self.from = from }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    let source = SourceText(bytes)
    let tree = SyntaxTree.parse(source)
    let literals = multilineLiterals(of: tree)
    var edits: [Edit] = []
    for start in LineTable(source).starts where start < source.count {
      let start = start == 0 && bytes.starts(with: GoldenVariation.mark) ? 3 : start
      var indentation = source.indentation(ofLineAt: start)
      if let literal = literals.first(where: { $0.lowerBound < start && start < $0.upperBound }) {
        // The delimiter's indentation is no part of the value, so it can change; what is behind it can't.
        let delimiter = source.indentation(ofLineAt: literal.upperBound - 1)
        guard indentation.hasPrefix(delimiter) else { continue }
        indentation = delimiter
      }
      let new = changed(indentation)
      if new != indentation { edits.append(Edit(start..<start + indentation.utf8.count, new)) }
    }
    return source.applying(edits)
  }

  private func changed(_ indentation: String) -> String {
    if from == "\t" { return indentation.replacing("\t", with: "    ") }
    var rest = indentation[...]
    var tabs = ""
    while rest.hasPrefix(from) {
      rest.removeFirst(from.count)
      tabs += "\t"
    }
    return tabs + rest
  }

  private func multilineLiterals(of tree: SyntaxTree) -> [Range<Int>] {
    tree.root.descendants.filter { node in
      (node.kind == .stringLiteralExpr || node.kind == .simpleStringLiteralExpr)
        && node.child(.multilineStringQuote) != nil
    }.map(\.textRange)
  }
}
