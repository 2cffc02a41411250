import Foundation
import UnfoldEngine

@testable import UnfoldSyntax

/// Tokens alone below a `sourceFile`, with the statements in `items` as `codeBlockItem`s.
func parse(_ source: SourceText, items: [String] = []) -> SyntaxTree {
  let bytes = Array(source.bytes)
  var tokens: [(SyntaxKind, Int, Int)] = []
  var i = 0
  func at(_ i: Int) -> UInt8 { i < bytes.count ? bytes[i] : 0 }
  while i < bytes.count {
    let c = bytes[i]
    if i == 0, bytes.count > 2, c == 0xEF, bytes[1] == 0xBB { i = 3; continue }
    if c == 0x20 || c == 9 || c == 10 || c == 13 || c == 0 { i += 1; continue }
    if c == 0x2F, at(i + 1) == 0x2F { while i < bytes.count, bytes[i] != 10, bytes[i] != 13 { i += 1 }; continue }
    if c == 0x2F, at(i + 1) == 0x2A {
      i = source.triviaPieces(in: i..<bytes.count)[0].range.upperBound
      continue
    }
    if c == 0x22, at(i + 1) == 0x22, at(i + 2) == 0x22 {
      tokens.append((.multilineStringQuote, i, i + 3))
      i += 3
      while i < bytes.count, !(bytes[i] == 0x22 && at(i + 1) == 0x22 && at(i + 2) == 0x22) {
        let start = i
        while i < bytes.count, bytes[i] != 10 { i += 1 }
        i += 1
        tokens.append((.stringSegmentToken, start, i))
        while at(i) == 0x20 || at(i) == 9 { i += 1 }
      }
      tokens.append((.multilineStringQuote, i, i + 3))
      i += 3
      continue
    }
    if c == 0x22 {
      let start = i
      i += 1
      while i < bytes.count, bytes[i] != 0x22 { i += 1 }
      tokens += [(.stringQuote, start, start + 1), (.stringSegmentToken, start + 1, i), (.stringQuote, i, i + 1)]
      i += 1
      continue
    }
    let isWord: (UInt8) -> Bool = { $0 == 0x5F || ($0 | 32 >= 0x61 && $0 | 32 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 >= 0x80 }
    if isWord(c) {
      let start = i
      while i < bytes.count, isWord(bytes[i]) { i += 1 }
      let word = source.string(start..<i)
      tokens.append((word == "in" || word == "let" ? .keyword : .identifier, start, i))
      continue
    }
    let kinds: [Character: SyntaxKind] = [
      "{": .leftBrace, "}": .rightBrace, "(": .leftParen, ")": .rightParen, ";": .semicolon, ".": .period,
      ":": .colon, ",": .comma, "[": .leftSquare, "]": .rightSquare,
    ]
    tokens.append((kinds[Character(UnicodeScalar(c))] ?? .binaryOperator, i, i + 1))
    i += 1
  }
  tokens.append((.endOfFile, bytes.count, bytes.count))
  let text = source.string(0..<bytes.count)
  let ranges = items.map { item -> Range<Int> in
    let r = text.range(of: item)!
    return r.lowerBound.utf16Offset(in: text)..<r.upperBound.utf16Offset(in: text)
  }
  let records = UnsafeMutablePointer<SyntaxTree.Record>.allocate(capacity: 2 * tokens.count + items.count + 1)
  var count = 0
  func add(_ r: SyntaxTree.Record) { (records + count).initialize(to: r); count += 1 }
  var itemStart = -1
  var quoteStart = -1
  for (kind, first, last) in tokens {
    let keyword: Keyword = kind == .keyword ? (source.string(first..<last) == "in" ? .in : .let) : .notKeyword
    if ranges.contains(where: { $0.lowerBound == first }) { itemStart = count }
    add(.init(kind: kind, keyword: keyword, flags: [], first: UInt32(first), last: UInt32(last), parent: 0))
    if kind == .multilineStringQuote {
      if quoteStart < 0 {
        quoteStart = count - 1
      } else {
        for i in quoteStart..<count { records[i].parent = UInt32(count) }
        add(.init(kind: .stringLiteralExpr, keyword: .notKeyword, flags: [], first: UInt32(quoteStart), last: UInt32(count - 1), parent: 0))
        quoteStart = -1
      }
    }
    if itemStart >= 0, ranges.contains(where: { $0.upperBound == last }) {
      for i in itemStart..<count { records[i].parent = UInt32(count) }
      add(.init(kind: .codeBlockItem, keyword: .notKeyword, flags: [], first: UInt32(itemStart), last: UInt32(count - 1), parent: 0))
      itemStart = -1
    }
  }
  let root = UInt32(count)
  for i in 0..<count where records[i].parent == 0 { records[i].parent = root }
  add(.init(kind: .sourceFile, keyword: .notKeyword, flags: [], first: 0, last: root - 1, parent: root))
  let opened = tokens.filter { $0.0 == .leftParen }.count
  let closed = tokens.filter { $0.0 == .rightParen }.count
  return SyntaxTree(source: source, hasError: opened != closed, records: records, count: count)
}
