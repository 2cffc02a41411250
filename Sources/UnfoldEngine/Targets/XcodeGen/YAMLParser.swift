/// Reads the part of YAML that project specifications are written in: blocks by indentation, `[...]` and `{...}`,
/// quotes, block scalars, comments, anchors and merge keys.
struct YAMLParser {
  /// What is wrong and where.
  struct Fault: Error, Sendable {
    /// From 1.
    var line: Int
    var cause: String
  }

  private struct Line {
    var indentation: Int
    var text: Substring
    /// From 1.
    var number: Int
  }

  private let path: String
  private var lines: [Line] = []
  private var next = 0
  private var anchors: [String: YAML] = [:]
  private var depth = 0

  /// - Parameters:
  ///   - text: the file.
  ///   - path: said as the origin of each value.
  static func parse(_ text: String, path: String) throws(Fault) -> YAML {
    var parser = try YAMLParser(text, path: path)
    let value = try parser.block(deeperThan: -1)
    if parser.next < parser.lines.count {
      throw Fault(line: parser.lines[parser.next].number, cause: "is indented in a way that fits nothing above")
    }
    return value
  }

  private init(_ text: String, path: String) throws(Fault) {
    self.path = path
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let content = line.drop { $0 == " " }
      if content.first == "\t", !content.allSatisfy(\.isWhitespace) {
        throw Fault(line: number, cause: "is indented by a tab, which YAML does not have")
      }
      let indentation = line.utf8.count - content.utf8.count
      if indentation == 0, content.hasPrefix("---") || content.hasPrefix("...") || content.hasPrefix("%") { continue }
      if content.first == "#" || content.allSatisfy(\.isWhitespace) { continue }
      lines.append(Line(indentation: indentation, text: content, number: number))
    }
  }

  private func value(_ content: YAML.Content, _ line: Int) -> YAML {
    YAML(content: content, origin: DeploymentTarget.Origin(path: path, line: line))
  }

  /// The value that the next lines are, as far as they are indented deeper.
  private mutating func block(deeperThan indentation: Int) throws(Fault) -> YAML {
    guard next < lines.count, lines[next].indentation > indentation else {
      return value(.scalar(""), next < lines.count ? lines[next].number : lines.last?.number ?? 1)
    }
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { throw Fault(line: lines[next].number, cause: "nests deeper than 100 levels") }
    let first = lines[next]
    if isItem(first.text) { return try sequence(at: first.indentation) }
    if splitKey(first.text) != nil { return try mapping(at: first.indentation) }
    next += 1
    return try inline(first.text, line: first.number, around: indentation)
  }

  private mutating func sequence(at indentation: Int) throws(Fault) -> YAML {
    let start = lines[next].number
    var elements: [YAML] = []
    while next < lines.count, lines[next].indentation == indentation, isItem(lines[next].text) {
      let rest = lines[next].text.dropFirst().drop { $0 == " " }
      if rest.isEmpty || rest.first == "#" {
        next += 1
        elements.append(try block(deeperThan: indentation))
      } else {
        // What stands behind the dash is a block whose indentation is where it begins.
        lines[next].indentation += lines[next].text.utf8.count - rest.utf8.count
        lines[next].text = rest
        elements.append(try block(deeperThan: indentation))
      }
    }
    return value(.sequence(elements), start)
  }

  private mutating func mapping(at indentation: Int) throws(Fault) -> YAML {
    let start = lines[next].number
    var entries: [(key: String, value: YAML)] = []
    while next < lines.count, lines[next].indentation == indentation, !isItem(lines[next].text) {
      let line = lines[next]
      guard let (key, rest) = splitKey(line.text) else { throw Fault(line: line.number, cause: "is no 'key: value'") }
      next += 1
      var item = try entry(rest, line: line.number, indentation)
      item.origin.line = item.origin.line.map { _ in line.number }
      if key == "<<" {
        for merged in item.elements { entries.insert(contentsOf: merged.entries, at: 0) }
      } else {
        entries.append((key, item))
      }
    }
    return value(.mapping(entries), start)
  }

  /// The value behind a key.
  private mutating func entry(_ rest: Substring, line: Int, _ indentation: Int) throws(Fault) -> YAML {
    if rest.first == "&" {
      let name = String(rest.dropFirst().prefix { !$0.isWhitespace })
      let item = try entry(rest.dropFirst(name.count + 1).drop { $0 == " " }, line: line, indentation)
      anchors[name] = item
      return item
    }
    if rest.isEmpty || rest.first == "#" {
      // A sequence may stand right below its key.
      if next < lines.count, lines[next].indentation == indentation, isItem(lines[next].text) {
        return try sequence(at: indentation)
      }
      if next < lines.count, lines[next].indentation > indentation { return try block(deeperThan: indentation) }
      return value(.scalar(""), line)
    }
    return try inline(rest, line: line, around: indentation)
  }

  /// A value that begins within a line and goes on in those that are indented deeper than what is around it.
  private mutating func inline(_ text: Substring, line: Int, around indentation: Int) throws(Fault) -> YAML {
    switch text.first {
    case "|", ">":
      while next < lines.count, lines[next].indentation > indentation { next += 1 }
      return value(.scalar("(text)"), line)
    case "*":
      let name = String(withoutYAMLComment(text).dropFirst())
      guard let known = anchors[trimmed(name)] else {
        throw Fault(line: line, cause: "names an anchor that is not there")
      }
      return known
    case "[", "{", "\"", "'":
      return try flow(String(text), line: line)
    default:
      var whole = withoutYAMLComment(text)
      while next < lines.count, lines[next].indentation > indentation, splitKey(lines[next].text) == nil {
        whole += " " + withoutYAMLComment(lines[next].text)
        next += 1
      }
      return value(.scalar(whole == "~" || whole == "null" ? "" : whole), line)
    }
  }

  /// A value between brackets or quotes. It is tried with one line, with two, with four and so on, since only reading
  /// it tells where it ends.
  private mutating func flow(_ text: String, line: Int) throws(Fault) -> YAML {
    var whole = text
    var end = next
    var last = line
    while true {
      var flow = YAMLFlow(whole, path: path, line: line, anchors: anchors)
      if let result = try flow.parse() {
        while next < end, lines[next].number <= flow.line { next += 1 }
        return result
      }
      guard end < lines.count else {
        throw Fault(line: line, cause: "has a bracket or a quote that is never closed")
      }
      for _ in 0...(end - next) where end < lines.count {
        // Lines that are left out count as well.
        whole += String(repeating: "\n", count: lines[end].number - last) + lines[end].text
        last = lines[end].number
        end += 1
      }
    }
  }

  private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// `key: value`, where the key may stand in quotes.
  private func splitKey(_ text: Substring) -> (key: String, rest: Substring)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      let body = text.dropFirst()
      guard let end = body.firstIndex(of: quote) else { return nil }
      let behind = body[body.index(after: end)...]
      guard behind.first == ":", behind.dropFirst().first.map({ $0 == " " }) ?? true else { return nil }
      return (String(body[..<end]), behind.dropFirst().drop { $0 == " " })
    }
    if let first = text.first, "[{*&|>".contains(first) { return nil }
    var index = text.startIndex
    while let colon = text[index...].firstIndex(of: ":") {
      let behind = text.index(after: colon)
      if behind == text.endIndex || text[behind].isWhitespace {
        return (trimmed(text[..<colon]), text[behind...].drop { $0.isWhitespace })
      }
      index = behind
    }
    return nil
  }
}

/// The text before ` #`, without white space at its ends.
func withoutYAMLComment(_ text: Substring) -> String {
  var index = text.startIndex
  while let mark = text[index...].firstIndex(of: "#") {
    if mark == text.startIndex || text[text.index(before: mark)].isWhitespace { return trimmed(text[..<mark]) }
    index = text.index(after: mark)
  }
  return trimmed(text)
}
