import UnfoldSyntax

/// Puts the operands and operators of a `sequenceExpr` together by the precedence of Swift's own operators.
enum OperatorFolding {
  /// How tightly an operator holds its operands, and which way a row of equal ones goes.
  struct Precedence: Hashable, Sendable {
    enum Associativity: Sendable { case left, right, none }

    let level: Int
    let associativity: Associativity
  }

  /// `nil` where an operator is not one of Swift's own.
  static func precedence(of text: String) -> Precedence? { table[text] }

  static let ternary = Precedence(level: 2, associativity: .right)
  static let casting = Precedence(level: 7, associativity: .left)

  private static let table: [String: Precedence] = {
    let levels: [(Int, Precedence.Associativity, String)] = [
      (11, .none, "<< >> &<< &>>"), (10, .left, "* / % & &* &/ &%"), (9, .left, "+ - &+ &- | ^"),
      (8, .none, "... ..<"), (6, .right, "??"),
      (5, .none, "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="), (4, .left, "&& .&"),
      (3, .left, "|| .| .^"),
      (1, .right, "= += -= *= /= %= <<= >>= &= |= ^= &+= &-= &*= &<<= &>>="),
    ]
    var table: [String: Precedence] = [:]
    for (level, associativity, operators) in levels {
      for name in operators.split(separator: " ") {
        table[String(name)] = Precedence(level: level, associativity: associativity)
      }
    }
    return table
  }()

  /// Each operator nests one level deeper, and no stack is endless; longer rows are tables, not code that is matched.
  private static let mostParts = 400

  /// The whole sequence as one operation; `nil` where that can't be known.
  static func fold(_ sequence: SyntaxNode) -> MatchNode? {
    guard let list = sequence.child(.exprList) else { return nil }
    let parts = list.children
    guard parts.count <= mostParts else { return nil }
    if parts.count == 3, parts[1].kind == .binaryOperatorExpr, precedence(of: parts[1].text) == nil {
      // An operator of somebody's own is no riddle where it is alone.
      return MatchNode(folded: .infixOperatorExpr, parts.map { MatchNode($0) })
    }
    var folder = Folder(parts: parts)
    guard let folded = folder.expression(atLeast: 0), folder.place == folder.parts.count else { return nil }
    return folded
  }

  private struct Folder {
    let parts: [SyntaxNode]
    var place = 0

    mutating func expression(atLeast lowest: Int) -> MatchNode? {
      guard place < parts.count else { return nil }
      var left = MatchNode(parts[place])
      place += 1
      var previous: Precedence?
      while place < parts.count, let precedence = precedence(of: parts[place]), precedence.level >= lowest {
        // `a == b == c` means nothing.
        if precedence.associativity == .none, precedence.level == previous?.level { return nil }
        previous = precedence
        let operation = parts[place]
        place += 1
        let kind: SyntaxKind
        switch operation.kind {
        case .unresolvedIsExpr: kind = .isExpr
        case .unresolvedAsExpr: kind = .asExpr
        case .unresolvedTernaryExpr: kind = .ternaryExpr
        default: kind = .infixOperatorExpr
        }
        let next = precedence.level + (precedence.associativity == .right ? 0 : 1)
        guard let right = expression(atLeast: next) else { return nil }
        left = join(left, operation, right, kind)
      }
      // What comes next is another operator's, or none that is known.
      if place < parts.count, precedence(of: parts[place]) == nil { return nil }
      return left
    }

    private func precedence(of node: SyntaxNode) -> Precedence? {
      switch node.kind {
      case .unresolvedTernaryExpr: ternary
      case .unresolvedIsExpr, .unresolvedAsExpr: casting
      default: table[node.text]
      }
    }

    /// `try` and its kin before the first operand cover all that comes behind.
    private func join(
      _ left: MatchNode, _ operation: SyntaxNode, _ right: MatchNode, _ kind: SyntaxKind
    ) -> MatchNode {
      if MatchNode.covering.contains(left.kind), operation.kind != .assignmentExpr, let inner = left.children.last {
        return MatchNode(folded: left.kind, left.children.dropLast() + [join(inner, operation, right, kind)])
      }
      if kind == .ternaryExpr {
        return MatchNode(folded: kind, [left] + MatchNode(operation).children + [right])
      }
      return MatchNode(folded: kind, [left, MatchNode(operation), right])
    }
  }
}

extension MatchNode {
  /// What stands before an expression and covers all of it.
  static let covering: Set<SyntaxKind> = [.tryExpr, .awaitExpr, .unsafeExpr]
}
