/// A regular expression over the characters of a piece of code.
///
/// It is run as a set of states, so that no expression and no text take longer than their sizes multiplied. It knows
/// `.`, `[a-z]`, `[^a]`, `\d \w \s` and their opposites, `\` before any other character, `( )`, `|`, `* + ? {2,5}`,
/// `^` and `$`. Without `^` it may begin anywhere, without `$` end anywhere.
struct RegularExpression: Hashable, Sendable {
  /// As it was written.
  let text: String
  private let states: [State]
  private let start: Int

  /// A state and where it leads; `-1` is the end.
  fileprivate enum State: Hashable, Sendable {
    case character(Set, next: Int)
    case split(Int, Int)
    case atStart(next: Int)
    case atEnd(next: Int)
    case end
  }

  /// Characters.
  fileprivate struct Set: Hashable, Sendable {
    var ranges: [ClosedRange<Character>] = []
    var classes: [Class] = []
    var isInverted = false

    func contains(_ character: Character) -> Bool {
      let isIn = ranges.contains { $0.contains(character) } || classes.contains { $0.contains(character) }
      return isIn != isInverted
    }
  }

  fileprivate struct Class: Hashable, Sendable {
    let letter: Character

    func contains(_ character: Character) -> Bool {
      switch letter {
      case "d": character.isNumber
      case "D": !character.isNumber
      case "w": character.isLetter || character.isNumber || character == "_"
      case "W": !(character.isLetter || character.isNumber || character == "_")
      case "s": character.isWhitespace
      case "S": !character.isWhitespace
      default: true
      }
    }
  }

  /// - Parameter line: for the error, from 1.
  init(_ text: String, line: Int) throws(PatternError) {
    var parser = Parser(Array(text), line: line)
    let tree = try parser.alternatives()
    guard parser.place == parser.text.count else {
      throw PatternError("`/\(text)/` has a `)` that nothing opens; write `\\)` for the character", line: line)
    }
    var builder = Builder()
    start = builder.add(tree, then: builder.end)
    states = builder.states
    self.text = text
  }

  /// Whether a part of `code` is what the expression describes.
  func matches(_ code: String) -> Bool {
    let characters = Array(code)
    var current: Swift.Set<Int> = []
    for place in 0...characters.count {
      add(start, to: &current, at: place, of: characters.count)
      if current.contains(where: { states[$0] == .end }) { return true }
      guard place < characters.count else { break }
      var next: Swift.Set<Int> = []
      for state in current {
        if case .character(let set, let target) = states[state], set.contains(characters[place]) {
          add(target, to: &next, at: place + 1, of: characters.count)
        }
      }
      current = next
    }
    return false
  }

  private func add(_ state: Int, to set: inout Swift.Set<Int>, at place: Int, of count: Int) {
    guard set.insert(state).inserted else { return }
    switch states[state] {
    case .split(let first, let second):
      add(first, to: &set, at: place, of: count)
      add(second, to: &set, at: place, of: count)
    case .atStart(let next): if place == 0 { add(next, to: &set, at: place, of: count) }
    case .atEnd(let next): if place == count { add(next, to: &set, at: place, of: count) }
    case .character, .end: break
    }
  }
}

// MARK: Reading

private indirect enum Part {
  case character(RegularExpression.Set)
  case row([Part])
  case either([Part])
  case repeated(Part, Int, Int?)
  case start
  case end
}

private struct Parser {
  let text: [Character]
  let line: Int
  var place = 0

  init(_ text: [Character], line: Int) {
    self.text = text
    self.line = line
  }

  func error(_ message: String) -> PatternError {
    PatternError("`/\(String(text))/` \(message)", line: line)
  }

  mutating func alternatives() throws(PatternError) -> Part {
    var all = [try row()]
    while place < text.count, text[place] == "|" {
      place += 1
      all.append(try row())
    }
    return all.count == 1 ? all[0] : .either(all)
  }

  private mutating func row() throws(PatternError) -> Part {
    var parts: [Part] = []
    while place < text.count, text[place] != "|", text[place] != ")" {
      let part = try single()
      parts.append(try repeated(part))
    }
    return .row(parts)
  }

  private mutating func repeated(_ part: Part) throws(PatternError) -> Part {
    guard place < text.count else { return part }
    switch text[place] {
    case "*":
      place += 1
      return .repeated(part, 0, nil)
    case "+":
      place += 1
      return .repeated(part, 1, nil)
    case "?":
      place += 1
      return .repeated(part, 0, 1)
    case "{":
      guard let close = text[place...].firstIndex(of: "}") else { throw error("has a `{` that nothing closes") }
      let numbers = String(text[place + 1..<close]).split(separator: ",", omittingEmptySubsequences: false)
      guard let least = Int(numbers[0]), numbers.count < 3, least <= 100 else {
        throw error("has no number in its braces: write `{2}`, `{2,}` or `{2,5}`, up to 100")
      }
      let most = numbers.count == 1 ? least : Int(numbers[1])
      guard (most ?? least) >= least, (most ?? 0) <= 100 else {
        throw error("counts up to 100, the smaller number first")
      }
      place = close + 1
      return .repeated(part, least, most)
    default: return part
    }
  }

  private mutating func single() throws(PatternError) -> Part {
    let character = text[place]
    place += 1
    switch character {
    case ".": return .character(RegularExpression.Set(classes: [RegularExpression.Class(letter: ".")]))
    case "^": return .start
    case "$": return .end
    case "(":
      if place + 1 < text.count, text[place] == "?", text[place + 1] == ":" { place += 2 }
      let part = try alternatives()
      guard place < text.count, text[place] == ")" else { throw error("has a `(` that nothing closes") }
      place += 1
      return part
    case "[": return try set()
    case "*", "+", "?":
      throw error("repeats nothing with its `\(character)`; write `\\\(character)` for the character")
    case "\\": return .character(try escaped())
    default: return .character(RegularExpression.Set(ranges: [character...character]))
    }
  }

  private mutating func escaped() throws(PatternError) -> RegularExpression.Set {
    guard place < text.count else { throw error("ends with a `\\` before nothing") }
    let character = text[place]
    place += 1
    if "dDwWsS".contains(character) { return .init(classes: [RegularExpression.Class(letter: character)]) }
    guard !character.isLetter && !character.isNumber else {
      throw error("has `\\\(character)`, which isn't known here: there are `\\d`, `\\w`, `\\s` and their capitals")
    }
    return .init(ranges: [character...character])
  }

  private mutating func set() throws(PatternError) -> Part {
    var set = RegularExpression.Set()
    if place < text.count, text[place] == "^" {
      set.isInverted = true
      place += 1
    }
    while place < text.count, text[place] != "]" {
      var first = text[place]
      place += 1
      if first == "\\" {
        let escaped = try escaped()
        set.classes += escaped.classes
        guard let range = escaped.ranges.first else { continue }
        first = range.lowerBound
      }
      guard place + 1 < text.count, text[place] == "-", text[place + 1] != "]" else {
        set.ranges.append(first...first)
        continue
      }
      guard first <= text[place + 1] else { throw error("has a range that runs backwards") }
      set.ranges.append(first...text[place + 1])
      place += 2
    }
    guard place < text.count else { throw error("has a `[` that nothing closes") }
    place += 1
    return .character(set)
  }
}

// MARK: Building

private struct Builder {
  var states: [RegularExpression.State] = [.end]
  let end = 0

  mutating func append(_ state: RegularExpression.State) -> Int {
    states.append(state)
    return states.count - 1
  }

  mutating func add(_ part: Part, then next: Int) -> Int {
    switch part {
    case .character(let set): return append(.character(set, next: next))
    case .start: return append(.atStart(next: next))
    case .end: return append(.atEnd(next: next))
    case .row(let parts): return parts.reversed().reduce(next) { add($1, then: $0) }
    case .either(let parts):
      let starts = parts.map { add($0, then: next) }
      return starts.dropFirst().reduce(starts[0]) { append(.split($0, $1)) }
    case .repeated(let part, let least, let most):
      var next = next
      if let most {
        for _ in 0..<most - least { next = append(.split(add(part, then: next), next)) }
      } else {
        let loop = append(.end)
        states[loop] = .split(add(part, then: loop), next)
        next = loop
      }
      for _ in 0..<least { next = add(part, then: next) }
      return next
    }
  }
}
