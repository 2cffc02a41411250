// The Swift book, "Statements": availability conditions; "Attributes": the arguments of `available`.

extension Parser {
  /// The production *availability-condition*.
  mutating func parseAvailabilityCondition() {
    let start = count
    eat()
    expect(.leftParen)
    parseAvailabilitySpecifications()
    expect(.rightParen)
    finish(.availabilityCondition, start)
  }

  private mutating func parseAvailabilitySpecifications() {
    let start = count
    while true {
      let argument = count
      parseAvailabilitySpecification()
      let hasComma = eat(if: .comma)
      finish(.availabilityArgument, argument)
      if !hasComma { break }
    }
    finish(.availabilityArgumentList, start)
  }

  /// `*`, or a platform with a version.
  private mutating func parseAvailabilitySpecification() {
    if at(operator: "*") { eat() } else { parsePlatformVersion() }
  }

  /// The production *availability-arguments* with what else `@available` takes: `message:`, `deprecated:` and so on.
  mutating func parseAvailabilityArguments() {
    let start = count
    while true {
      let argument = count
      guard parseAvailabilityArgument() else { break }
      let hasComma = eat(if: .comma)
      finish(.availabilityArgument, argument)
      if !hasComma { break }
    }
    finish(.availabilityArgumentList, start)
  }

  private mutating func parseAvailabilityArgument() -> Bool {
    let start = count
    switch keyword {
    case .message, .renamed:
      eatKeyword()
      expect(.colon)
      parseSimpleString()
      finish(.availabilityLabeledArgument, start)
    case .introduced, .obsoleted:
      eatKeyword()
      expect(.colon)
      parseVersion()
      finish(.availabilityLabeledArgument, start)
    case .deprecated:
      eatKeyword()
      if eat(if: .colon) {
        parseVersion()
        finish(.availabilityLabeledArgument, start)
      }
    case .unavailable, .noasync:
      eatKeyword()
    default:
      if at(.identifier), next.kind == .comma {
        eat()
      } else if at(.identifier) || at(operator: "*") {
        parseAvailabilitySpecification()
      } else {
        return false
      }
    }
    return true
  }

  /// A platform's name and a version.
  ///
  /// - Parameter allowsStar: whether `*` can stand for the platform.
  mutating func parsePlatformVersion(allowsStar: Bool = false) {
    let start = count
    if allowsStar, at(operator: "*") { eat(as: .identifier) } else { expect(.identifier) }
    if at(operator: ">=") { eatUnexpected() }
    if at([.integerLiteral, .floatLiteral]) { parseVersion() }
    finish(.platformVersion, start)
  }

  /// The production *platform-version*: one to three numbers. Two of them are a floating-point literal to the lexer.
  private mutating func parseVersion() {
    let start = count
    if at(.floatLiteral), let length = majorLength() {
      eat(prefix: length, as: .integerLiteral)
      let components = count
      while at(.period) {
        let component = count
        eat()
        let isNumber = at(.integerLiteral)
        if isNumber { eat() } else { hasError = true }
        finish(.versionComponent, component)
        if !isNumber { break }
      }
      finish(.versionComponentList, components)
    } else if at(.integerLiteral) {
      eat()
    } else {
      hasError = true
      if at(.floatLiteral) { eatUnexpected() }
    }
    finish(.versionTuple, start)
  }

  /// The bytes before the point of a literal such as `10.15`.
  private mutating func majorLength() -> Int? {
    let start = Int(current.start)
    var offset = start
    while base[offset] >= UInt8(ascii: "0") && base[offset] <= UInt8(ascii: "9") { offset += 1 }
    return base[offset] == UInt8(ascii: ".") && offset > start && offset < Int(current.end) ? offset - start : nil
  }
}
