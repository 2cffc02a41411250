/// Reads YAML between brackets or quotes: `[a, b]`, `{a: b}`, `"a"`.
struct YAMLFlow {
  private let path: String
  /// The line that is being read, from 1.
  private(set) var line: Int
  private var rest: Substring
  private let anchors: [String: YAML]
  private var depth = 0

  init(_ text: String, path: String, line: Int, anchors: [String: YAML]) {
    self.path = path
    self.line = line
    self.anchors = anchors
    rest = text[...]
  }

  /// The value; `nil` where the text ends before it does.
  mutating func parse() throws(YAMLParser.Fault) -> YAML? { try value(until: "") }

  private mutating func value(until stops: String) throws(YAMLParser.Fault) -> YAML? {
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { throw YAMLParser.Fault(line: line, cause: "nests deeper than 100 levels") }
    skipSpace()
    let origin = DeploymentTarget.Origin(path: path, line: line)
    switch rest.first {
    case "[":
      rest.removeFirst()
      return try sequence().map { YAML(content: .sequence($0), origin: origin) }
    case "{":
      rest.removeFirst()
      return try mapping().map { YAML(content: .mapping($0), origin: origin) }
    case "\"", "'": return quoted().map { YAML(content: .scalar($0), origin: origin) }
    case "*":
      let name = plain(until: stops).dropFirst()
      guard let known = anchors[String(name)] else {
        throw YAMLParser.Fault(line: line, cause: "names an anchor that is not there")
      }
      return known
    default: return YAML(content: .scalar(plain(until: stops)), origin: origin)
    }
  }

  private mutating func sequence() throws(YAMLParser.Fault) -> [YAML]? {
    var elements: [YAML] = []
    while true {
      skipSpace()
      guard let first = rest.first else { return nil }
      if first == "]" {
        rest.removeFirst()
        return elements
      }
      if first == "," {
        rest.removeFirst()
        continue
      }
      guard let element = try value(until: ",]") else { return nil }
      elements.append(element)
    }
  }

  private mutating func mapping() throws(YAMLParser.Fault) -> [(key: String, value: YAML)]? {
    var entries: [(String, YAML)] = []
    while true {
      skipSpace()
      guard let first = rest.first else { return nil }
      if first == "}" {
        rest.removeFirst()
        return entries
      }
      if first == "," {
        rest.removeFirst()
        continue
      }
      guard let key = first == "\"" || first == "'" ? quoted() : plain(until: ":,}") else { return nil }
      skipSpace()
      guard !rest.isEmpty else { return nil }
      guard rest.first == ":" else {
        throw YAMLParser.Fault(line: line, cause: "has a key without a value between braces")
      }
      rest.removeFirst()
      guard let item = try value(until: ",}") else { return nil }
      entries.append((key, item))
    }
  }

  private mutating func plain(until stops: String) -> String {
    let text = rest.prefix { !stops.contains($0) && $0 != "\n" }
    rest = rest.dropFirst(text.count)
    return withoutYAMLComment(text)
  }

  private mutating func quoted() -> String? {
    let quote = rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      if character == quote {
        // Two single quotes are one.
        guard quote == "'", rest.first == "'" else { return result }
        rest.removeFirst()
        result.append("'")
      } else if character == "\\", quote == "\"", let escaped = rest.popFirst() {
        result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        if character == "\n" { line += 1 }
        result.append(character)
      }
    }
    return nil
  }

  private mutating func skipSpace() {
    while let first = rest.first {
      if first == "#" {
        rest = rest.drop { $0 != "\n" }
      } else if first.isWhitespace {
        if first == "\n" { line += 1 }
        rest.removeFirst()
      } else {
        return
      }
    }
  }
}
