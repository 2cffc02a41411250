/// A recursive-descent parser over the tokens of one file. Its grammar stands in extensions, by area of the language.
///
/// A function that parses a production notes `count` where the production starts, has its parts parsed, and calls
/// `finish`. What wraps something parsed already (`a.b` in `a.b.c`) is finished from the same start: the tree is
/// in post-order, so that nothing moves.
struct Parser: ~Copyable {
  let base: UnsafePointer<UInt8>
  let traits: UnsafePointer<KeywordTraits>
  /// The last token is `endOfFile`; the parser never goes past it.
  let tokens: UnsafeMutablePointer<Token>

  /// The index of the current token. `current` differs from what stands there where it was split.
  private(set) var position = 0
  private(set) var current: Token

  private(set) var records: GrowingBuffer<SyntaxTree.Record>
  /// How many records there are.
  @inline(__always) var count: Int { records.count }
  /// The index of the record of the last token.
  private var lastToken = 0

  var hasError: Bool
  /// How many productions that can hold themselves are open.
  var depth = 0
  let maximumDepth: Int
  /// Set once `depth` went over its limit.
  var isTooDeep = false
  /// Generic arguments that were looked for in vain, by the offset of their `<`: a nest of them is looked at once.
  var failedGenericArguments: Set<Int> = []
  /// The `#if`s that were looked at and found to hold more than attributes, by index.
  var plainDirectives: Set<Int> = []
  /// Where no directive was found that ends a `#if`'s clause, as an index of a token.
  var unclosedDirectivePosition = -1
  /// What looking ahead over a type in brackets came to, by the bracket's index: where it ends, or that it is none.
  var bracketedTypes: [Int: Checkpoint?] = [:]
  /// How many brackets are open where types are looked for ahead.
  var bracketDepth = 0

  /// - Parameters:
  ///   - lexer: has run, and lives as long as the parser.
  ///   - maximumDepth: how deep productions may nest.
  init(lexer: borrowing Lexer, maximumDepth: Int) {
    base = lexer.base
    traits = KeywordTraits.table
    tokens = lexer.tokens.base
    current = tokens[0]
    hasError = lexer.hasError
    self.maximumDepth = maximumDepth
    // Real code has some 2.4 records a token.
    records = GrowingBuffer(capacity: lexer.tokens.count * 5 / 2 + 64)
  }

  // MARK: Where the parser is
  //
  // What is not inlined here is `mutating` even where it changes nothing: to call anything else on itself, a mutating
  // function makes a copy of the parser first.

  @inline(__always) var keyword: Keyword { current.keyword }
  @inline(__always) var kind: SyntaxKind { current.kind }

  @inline(__always) func at(_ kind: SyntaxKind) -> Bool { current.kind == kind }
  @inline(__always) func at(_ set: TokenSet) -> Bool { set.contains(current.kind) }
  @inline(__always) func at(_ keyword: Keyword) -> Bool { current.keyword == keyword }
  @inline(__always) func at(_ traits: KeywordTraits) -> Bool { hasTraits(current, traits) }
  @inline(__always) var atStartOfLine: Bool { current.isAtStartOfLine }
  @inline(__always) var atEnd: Bool { current.kind == .endOfFile }

  @inline(__always) func hasTraits(_ token: Token, _ wanted: KeywordTraits) -> Bool {
    traits[Int(token.keyword.rawValue)].rawValue & wanted.rawValue != 0
  }

  /// Whether the current token's text is `character` alone or starts with it. An editor placeholder has no parts.
  @inline(__always) func at(prefix character: Unicode.Scalar) -> Bool {
    base[Int(current.start)] == UInt8(truncatingIfNeeded: character.value)
      && current.start != current.end && !current.flags.contains(.isPlaceholder)
  }

  /// Whether the current token is an operator that is spelled `text`, wherever its white space is.
  @inline(__always) func at(operator text: StaticString) -> Bool { isOperator(current, text) }

  @inline(__always) func isOperator(_ token: Token, _ text: StaticString) -> Bool {
    let operators: TokenSet = [.binaryOperator, .prefixOperator, .postfixOperator]
    return operators.contains(token.kind) && hasText(token, text)
  }

  @inline(__always) func hasText(_ token: Token, _ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    if Int(token.end &- token.start) != length { return false }
    let start = Int(token.start)
    let bytes = text.utf8Start
    for index in 0..<length where base[start &+ index] != bytes[index] { return false }
    return true
  }

  /// The token behind the current one.
  @inline(__always) var next: Token {
    if current.end < tokens[position].end {
      return Parser.continuation(base, behind: current, of: tokens[position])
    }
    return current.kind == .endOfFile ? current : tokens[position &+ 1]
  }

  /// What is left of `whole` behind `token`, which was split off it.
  @inline(never)
  private static func continuation(_ base: UnsafePointer<UInt8>, behind token: Token, of whole: Token) -> Token {
    var rest = OperatorSurroundings(base: base).continuation(at: Int(token.end), of: whole)
    rest.end = min(rest.end, whole.end)
    return rest
  }

  /// A reserved word, which can only be a name where the grammar says so.
  @inline(__always) var atReservedWord: Bool { current.kind == .keyword }

  // MARK: Looking ahead

  /// A place to come back to. Nothing may be finished between.
  struct Checkpoint {
    fileprivate let position: Int
    fileprivate let current: Token
  }

  /// Whether the current token stands before the one at `checkpoint`. Offsets alone don't tell: a token can be empty.
  @inline(__always) func isBefore(_ checkpoint: Checkpoint) -> Bool {
    position < checkpoint.position || position == checkpoint.position && current.start < checkpoint.current.start
  }

  @inline(__always) var checkpoint: Checkpoint { Checkpoint(position: position, current: current) }

  @inline(__always) mutating func restore(_ checkpoint: Checkpoint) {
    position = checkpoint.position
    current = checkpoint.current
  }

  /// Goes to the next token and leaves the current one out of the tree: for looking ahead only.
  @inline(__always) mutating func advance() {
    if current.end < tokens[position].end {
      current = Parser.continuation(base, behind: current, of: tokens[position])
    } else if current.kind != .endOfFile {
      position &+= 1
      current = tokens[position]
    }
  }

  @inline(__always) mutating func advance(if kind: SyntaxKind) -> Bool {
    if current.kind != kind { return false }
    advance()
    return true
  }

  @inline(__always) mutating func advance(if keyword: Keyword) -> Bool {
    if current.keyword != keyword { return false }
    advance()
    return true
  }

  /// Goes past the first `length` bytes of the current token.
  @inline(__always) mutating func advance(prefix length: Int) {
    if Int(current.end &- current.start) == length {
      advance()
    } else {
      current.end = current.start &+ UInt32(truncatingIfNeeded: length)
      current = Parser.continuation(base, behind: current, of: tokens[position])
    }
  }

  /// Goes to the token at `index`, which lies ahead.
  @inline(__always) mutating func jump(to index: Int) {
    position = index
    current = tokens[index]
  }

  // MARK: Building the tree

  /// Puts the current token into the tree and goes to the next.
  @inline(__always) mutating func eat() {
    eat(as: current.kind, keyword: current.kind == .keyword ? current.keyword : .notKeyword)
  }

  /// Puts the current token into the tree as a keyword.
  @inline(__always) mutating func eatKeyword() { eat(as: .keyword, keyword: current.keyword) }

  @inline(__always) mutating func eat(as kind: SyntaxKind) { eat(as: kind, keyword: .notKeyword) }

  @inline(__always) private mutating func eat(as kind: SyntaxKind, keyword: Keyword) {
    append(kind, keyword: keyword, start: current.start, end: current.end)
    advance()
  }

  @inline(__always) mutating func eat(if kind: SyntaxKind) -> Bool {
    if current.kind != kind { return false }
    eat()
    return true
  }

  @inline(__always) mutating func eat(if keyword: Keyword) -> Bool {
    if current.keyword != keyword { return false }
    eatKeyword()
    return true
  }

  /// Puts the first `length` bytes of the current token into the tree as `kind`.
  @inline(__always) mutating func eat(prefix length: Int, as kind: SyntaxKind) {
    if Int(current.end &- current.start) == length {
      eat(as: kind)
    } else {
      let end = current.start &+ UInt32(truncatingIfNeeded: length)
      append(kind, keyword: .notKeyword, start: current.start, end: end)
      current.end = end
      current = Parser.continuation(base, behind: current, of: tokens[position])
    }
  }

  @inline(__always)
  private mutating func append(_ kind: SyntaxKind, keyword: Keyword, start: UInt32, end: UInt32) {
    lastToken = count
    records.append(
      SyntaxTree.Record(
        kind: kind, keyword: keyword, flags: current.flags.intersection(.isAtStartOfLine), first: start, last: end,
        parent: 0))
  }

  /// Makes all that was put into the tree since `first` the children of a node. Without any there is no node.
  @inline(__always)
  mutating func finish(_ kind: SyntaxKind, _ first: Int) {
    if count == first { return }
    let index = count
    let base = records.base
    let parent = UInt32(truncatingIfNeeded: index)
    var child = index &- 1
    while child >= first {
      base[child].parent = parent
      child = (base[child].kind.isToken ? child : Int(base[child].first)) &- 1
    }
    records.append(
      SyntaxTree.Record(
        kind: kind, keyword: .notKeyword, flags: [], first: UInt32(truncatingIfNeeded: first),
        last: UInt32(truncatingIfNeeded: lastToken), parent: parent))
  }

  /// Takes back the node that was finished last; its children stay.
  @inline(__always) mutating func unwrapLast(_ kind: SyntaxKind) {
    assert(count > 0 && records[count - 1].kind == kind)
    records.count &-= 1
  }

  /// Hands the records over; the parser is done.
  consuming func takeRecords() -> GrowingBuffer<SyntaxTree.Record> { records }

  /// The kind of the node or token that was put into the tree last.
  @inline(__always) var lastKind: SyntaxKind { records[count &- 1].kind }

  /// The index of the first record of the node that was finished last.
  @inline(__always) var lastFirst: Int { Int(records[count &- 1].first) }

  // MARK: Nesting

  /// To be called at the start of each production that can hold itself, with `leave` at its end.
  ///
  /// - Returns: `false` where the nesting is too deep to go on: then what is left of the file is in the tree as
  ///   unexpected, and the production is to return at once.
  @inline(__always) mutating func enter() -> Bool {
    depth &+= 1
    if depth <= maximumDepth { return true }
    giveUp()
    return false
  }

  @inline(__always) mutating func leave() { depth &-= 1 }

  @inline(never)
  private mutating func giveUp() {
    depth &-= 1
    isTooDeep = true
    hasError = true
    let start = count
    while !atEnd { eat() }
    finish(.unexpectedNodes, start)
  }
}
