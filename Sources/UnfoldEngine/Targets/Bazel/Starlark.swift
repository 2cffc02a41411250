/// A value in a Bazel file, as far as it can be known without running it.
indirect enum Starlark: Sendable {
  case string(String, line: Int)
  case list([Starlark])
  case call(StarlarkCall)
  case name(String, line: Int)
  case unreadable(line: Int)

  /// From 1; `nil` for a list without anything in it.
  var line: Int? {
    switch self {
    case .string(_, let line), .name(_, let line), .unreadable(let line): line
    case .list(let elements): elements.first?.line
    case .call(let call): call.line
    }
  }
}

/// A call such as `ios_application(name = "App")`.
struct StarlarkCall: Sendable {
  var name: String
  var positional: [Starlark] = []
  var named: [String: Starlark] = [:]
  /// From 1.
  var line: Int
}

/// What stands at the top level of a Bazel file.
struct StarlarkFile: Sendable {
  var path: String
  var calls: [StarlarkCall] = []
  var constants: [String: Starlark] = [:]
}

/// Reads assignments and calls at the top level of Bazel files; what else stands there is skipped.
struct StarlarkParser {
  private enum Token: Equatable {
    case name(String)
    case string(String)
    case symbol(Character)
    case newline, end
  }

  private var tokens: [(token: Token, line: Int)] = []
  private var next = 0
  private var depth = 0

  static func parse(_ text: String, path: String) -> StarlarkFile {
    var parser = StarlarkParser()
    parser.tokenize(text)
    var file = StarlarkFile(path: path)
    parser.statements(&file)
    return file
  }

  private mutating func statements(_ file: inout StarlarkFile) {
    while token != .end {
      guard case .name(let name) = token else {
        skipLine()
        continue
      }
      let line = tokens[next].line
      next += 1
      if token == .symbol("=") {
        next += 1
        file.constants[name] = expression()
      } else if token == .symbol("(") {
        file.calls.append(call(name, line))
      }
      skipLine()
    }
  }

  private var token: Token { tokens[next].token }

  /// Goes on behind the end of the line; brackets hold lines together.
  private mutating func skipLine() {
    while token != .newline, token != .end { next += 1 }
    if token == .newline { next += 1 }
  }

  private mutating func expression() -> Starlark {
    depth += 1
    defer { depth -= 1 }
    // A sum of lists is one list; what else is added is not known, as a list where one value should be.
    var operands = [operand()]
    while token == .symbol("+") {
      next += 1
      operands.append(operand())
    }
    // What goes on with anything else, such as `x if y else z` or `x % y`, is not known.
    switch token {
    case .symbol(","), .symbol(")"), .symbol("]"), .symbol("}"), .newline, .end:
      return operands.count == 1 ? operands[0] : .list(operands)
    default:
      let line = tokens[next].line
      skipToEndOfValue()
      return .unreadable(line: line)
    }
  }

  private mutating func operand() -> Starlark {
    let (token, line) = tokens[next]
    if depth >= 100 {
      skipToEndOfValue()
      return .unreadable(line: line)
    }
    switch token {
    case .string(let text):
      next += 1
      return .string(text, line: line)
    case .name(let name):
      next += 1
      if self.token == .symbol("(") { return .call(call(name, line)) }
      return .name(name, line: line)
    case .symbol("["), .symbol("("):
      next += 1
      let closing: Token = token == .symbol("[") ? .symbol("]") : .symbol(")")
      var elements: [Starlark] = []
      while self.token != closing, self.token != .end {
        elements.append(expression())
        if self.token == .symbol(",") { next += 1 } else if self.token != closing { break }
      }
      if self.token == closing { next += 1 }
      return .list(elements)
    default:
      skipToEndOfValue()
      return .unreadable(line: line)
    }
  }

  /// Reads the arguments, from the bracket that opens them.
  private mutating func call(_ name: String, _ line: Int) -> StarlarkCall {
    var call = StarlarkCall(name: name, line: line)
    next += 1
    while token != .symbol(")"), token != .end {
      let start = next
      if case .name(let label) = token, tokens[next + 1].token == .symbol("=") {
        next += 2
        call.named[label] = expression()
      } else {
        call.positional.append(expression())
      }
      if token == .symbol(",") { next += 1 }
      // What is no argument at all, such as `**values`, is passed over.
      if next == start { next += 1 }
    }
    if token == .symbol(")") { next += 1 }
    return call
  }

  /// Goes to the comma or the bracket behind a value.
  private mutating func skipToEndOfValue() {
    var open = 0
    while token != .end {
      switch token {
      case .symbol("("), .symbol("["), .symbol("{"): open += 1
      case .symbol(")"), .symbol("]"), .symbol("}"):
        if open == 0 { return }
        open -= 1
      case .symbol(",") where open == 0: return
      case .newline where open == 0: return
      default: break
      }
      next += 1
    }
  }

  private mutating func tokenize(_ text: String) {
    var rest = text[...]
    var line = 1
    var brackets = 0
    while let character = rest.first {
      if character == "#" {
        rest = rest.drop { !$0.isNewline }
      } else if character.isNewline {
        if brackets == 0 { tokens.append((.newline, line)) }
        line += 1
        rest.removeFirst()
      } else if character == "\"" || character == "'" {
        let start = line
        tokens.append((.string(string(&rest, &line)), start))
      } else if character.isLetter || character == "_" || character.isNumber {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest = rest.dropFirst(name.count)
        tokens.append((.name(String(name)), line))
      } else {
        rest.removeFirst()
        if character.isWhitespace { continue }
        if "([{".contains(character) { brackets += 1 }
        if ")]}".contains(character) { brackets = max(0, brackets - 1) }
        tokens.append((.symbol(character), line))
      }
    }
    // Two, so that the one behind the last can always be looked at.
    tokens += [(.newline, line), (.end, line), (.end, line)]
  }

  private func string(_ rest: inout Substring, _ line: inout Int) -> String {
    let quote = rest.first!
    let isTriple = rest.hasPrefix(String(repeating: quote, count: 3))
    rest = rest.dropFirst(isTriple ? 3 : 1)
    var result = ""
    while let character = rest.first {
      if isTriple ? rest.hasPrefix(String(repeating: quote, count: 3)) : character == quote {
        rest = rest.dropFirst(isTriple ? 3 : 1)
        break
      }
      // A string that is not closed ends with its line.
      if character.isNewline {
        if !isTriple { break }
        line += 1
      }
      rest.removeFirst()
      if character == "\\", let escaped = rest.popFirst() { result.append(escaped) } else { result.append(character) }
    }
    return result
  }
}
