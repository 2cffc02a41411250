import UnfoldEngine
import UnfoldSyntax

/// Follows what a device was asked outwards, through values and helpers of the file, to what it decides.
struct DeviceFlow {
  let model: FileModel
  let question: DeviceQuestion
  private var seen: Set<SyntaxNode> = []
  private var remaining = 256

  init(_ question: DeviceQuestion, in model: FileModel) {
    self.question = question
    self.model = model
  }

  /// What is taken of an answer without changing what it says.
  static let answers: Set<String> = [
    "size", "width", "height", "isLandscape", "isPortrait", "minX", "midX", "maxX", "minY", "midY", "maxY",
    "lowercased", "hasPrefix", "contains", "starts",
  ]

  /// Whether an expression decides how views stand.
  ///
  /// - Parameter isChoice: whether the expression chooses, as opposed to a size of the screen that is handed on.
  mutating func decidesLayout(_ start: SyntaxNode, isChoice: Bool = false, isChanged: Bool = false) -> Bool {
    var node = start
    var isChoice = isChoice || question != .screen
    var isChanged = isChanged
    while remaining > 0, let parent = node.parent {
      remaining -= 1
      switch parent.kind {
      case .memberAccessExpr:
        guard parent.memberBase == node, let name = parent.nameToken?.text, Self.answers.contains(name) else {
          return false
        }
        node = parent
      case .functionCallExpr where parent.firstChild == node && node.kind == .memberAccessExpr:
        node = parent
      case .functionCallExpr where parent.firstChild == node && node.kind == .closureExpr:
        node = parent
      case .optionalChainingExpr, .forceUnwrapExpr, .prefixOperatorExpr, .tryExpr, .awaitExpr:
        node = parent
      case .unresolvedTernaryExpr:
        guard question != .screen || isChoice || !parent.hidesBehindEdge else { return false }
        node = parent
        isChanged = true
        guard let sequence = node.parent?.parent else { return false }
        node = sequence
        if let target = sequence.assigned { return assigned(target, isChoice, isChanged) }
      case .exprList:
        guard let sequence = parent.parent, let next = operand(node, of: parent, &isChoice) else { return false }
        isChanged = isChanged || next.isChanged
        if next.decides { return true }
        node = sequence
        if let target = sequence.assigned {
          return target != start && assigned(target, isChoice, isChanged)
        }
      case .conditionElement:
        guard let owner = parent.parent?.parent else { return false }
        return chosen(by: owner, isChoice: isChoice)
      case .switchExpr:
        guard parent.children.count > 1, parent.children[1] == node else { return false }
        return chosen(by: parent, isChoice: true)
      case .labeledExpr:
        guard let owner = parent.parent?.parent else { return false }
        if owner.kind == .tupleExpr {
          guard owner.parenthesised != nil || owner.parent?.kind == .switchExpr else { return false }
          node = owner
          continue
        }
        guard let call = Call(owner), let argument = Argument(parent) else { return false }
        if LayoutSink.takes(argument, of: call, isNumber: isChoice && isChanged) { return true }
        guard LayoutSink.handsOn(call, argument), !(call.name == "min" && question == .screen && !isChoice) else {
          return false
        }
        node = owner
        isChanged = true
      case .initializerClause:
        guard let binding = parent.parent, binding.kind == .patternBinding else { return false }
        return named(binding, isChoice, isChanged)
      case .returnStmt, .expressionStmt:
        node = parent
      case .codeBlockItem:
        return given(by: parent, isChoice, isChanged)
      default:
        return false
      }
    }
    return false
  }

  // MARK: Operators

  /// What a sequence of operators does with an operand; `nil` where it isn't followed.
  private mutating func operand(
    _ node: SyntaxNode, of list: SyntaxNode, _ isChoice: inout Bool
  ) -> (decides: Bool, isChanged: Bool)? {
    // Longer than anyone writes: a sum with thousands of terms.
    guard list.textRange.count <= 8192 else { return nil }
    let parts = list.children
    guard let place = parts.firstIndex(of: node), place > 0 || parts.dropFirst().first?.kind != .assignmentExpr else {
      return nil
    }
    let sign = [place - 1, place + 1].first { index in
      parts.indices.contains(index) && parts[index].isComparison
    }
    if let sign {
      let otherPlace = sign == place - 1 ? place - 2 : place + 2
      // An operand is missing in a file with a syntax error.
      guard parts.indices.contains(otherPlace), case let other = parts[otherPlace] else { return nil }
      guard question != .idiom || other.isHandheldIdiom || other.kind == .booleanLiteralExpr else { return nil }
      isChoice = true
    } else if question == .idiom, node.nameToken?.isText("userInterfaceIdiom") == true {
      return nil
    }
    if let ternary = parts[place...].firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      let ways = [parts[ternary].ternaryArm].compactMap(\.self) + parts[(ternary + 1)...]
      isChoice = true
      return (ways.makeLayouts, true)
    }
    if parts[..<place].contains(where: { $0.kind == .unresolvedTernaryExpr }) {
      guard question != .screen || isChoice || !list.isHidingChoice else { return nil }
    }
    return (false, parts.contains { ["+", "-", "*", "/"].contains($0.text) })
  }

  private mutating func assigned(_ target: SyntaxNode, _ isChoice: Bool, _ isChanged: Bool) -> Bool {
    if LayoutSink.isSet(by: target) { return true }
    if let binding = model.binding(of: target) { return named(binding, isChoice, isChanged) }
    // `_isWide = State(initialValue: ...)`
    guard target.kind == .declReferenceExpr, target.text.hasPrefix("_") else { return false }
    let found = (model.names.values[String(target.text.dropFirst())] ?? []).filter {
      $0.enclosingType == target.enclosingType
    }
    return found.count == 1 && named(found[0], isChoice, isChanged)
  }

  // MARK: Names

  /// Whether a declaration is followed: once, and not further than anyone builds helpers upon helpers.
  private mutating func enters(_ declaration: SyntaxNode) -> Bool {
    seen.count < 32 && seen.insert(declaration).inserted
  }

  /// Whether a named value decides a layout, by its name or by its uses in the file.
  mutating func named(_ binding: SyntaxNode, _ isChoice: Bool, _ isChanged: Bool) -> Bool {
    guard let name = binding.declaredName, enters(binding) else { return false }
    if binding.isMemberOrGlobal, isChanged, LayoutSink.isLength(name, binding.child(.typeAnnotation)?.lastChild) {
      return true
    }
    let isEntry = binding.ancestor(.variableDecl)?.hasAttribute("Entry") == true
    let key = name == "defaultValue" ? binding.enclosingType : nil
    if isEntry || binding.enclosingType?.declaredName == "EnvironmentValues" {
      return isReadFromEnvironment(name, isChoice, isChanged)
    }
    if let key, key.inheritedNames.contains("EnvironmentKey") {
      return stored(under: key.declaredName ?? "", isChoice, isChanged)
    }
    for reference in (model.names.references[name] ?? []).prefix(256) {
      let use = reference.asMember
      guard !binding.contains(use), model.binding(of: use) == binding else { continue }
      if decidesLayout(use, isChoice: isChoice, isChanged: isChanged) { return true }
    }
    return false
  }

  /// Whether the result of a function decides a layout.
  private mutating func result(of function: SyntaxNode, _ isChoice: Bool, _ isChanged: Bool) -> Bool {
    guard let name = function.declaredName, enters(function) else { return false }
    let type = function.child(.functionSignature)?.child(.returnClause)?.lastChild
    if isChanged, let type, LayoutSink.isLength(name, type) || LayoutSink.isAskedForLength(function) { return true }
    guard model.names.functions[name]?.count == 1 else { return false }
    for reference in (model.names.references[name] ?? []).prefix(256) {
      let callee = reference.parent?.kind == .memberAccessExpr && reference.parent?.lastChild == reference
        ? reference.parent! : reference
      guard let call = Call(callee.parent), call.callee == callee, !function.contains(call.node) else { continue }
      if decidesLayout(call.node, isChoice: isChoice, isChanged: isChanged) { return true }
    }
    return false
  }

  /// Whether an environment's key of the file is read where it decides a layout.
  private mutating func stored(under key: String, _ isChoice: Bool, _ isChanged: Bool) -> Bool {
    for reference in (model.names.references[key] ?? []).prefix(16) {
      guard let property = reference.ancestor(.patternBinding),
        property.enclosingType?.declaredName == "EnvironmentValues", let name = property.declaredName
      else { continue }
      return isReadFromEnvironment(name, isChoice, isChanged)
    }
    return false
  }

  private mutating func isReadFromEnvironment(_ name: String, _ isChoice: Bool, _ isChanged: Bool) -> Bool {
    for reference in (model.names.references[name] ?? []).prefix(256) {
      guard let attribute = reference.ancestor(.attribute, .codeBlockItem, .memberBlock),
        attribute.kind == .attribute, attribute.children.count > 1, attribute.children[1].isText("Environment"),
        let binding = attribute.ancestor(.variableDecl)?.child(.patternBindingList)?.firstChild
      else { continue }
      if named(binding, isChoice, isChanged) { return true }
    }
    return false
  }

  // MARK: Statements

  /// Whether a statement that is a value gives it to something which decides a layout.
  private mutating func given(by statement: SyntaxNode, _ isChoice: Bool, _ isChanged: Bool) -> Bool {
    let isReturn = statement.firstChild?.kind == .returnStmt
    guard let list = statement.parent, isReturn || list.children.last == statement else { return false }
    for scope in statement.ancestors.prefix(64) {
      switch scope.kind {
      case .ifExpr, .switchExpr:
        if !isReturn, scope.parent?.kind == .initializerClause || scope.parent?.kind == .exprList {
          return decidesLayout(scope, isChoice: isChoice, isChanged: true)
        }
      case .functionDecl:
        return result(of: scope, isChoice, isChanged)
      case .accessorBlock:
        return scope.parent.map { named($0, isChoice, isChanged) } ?? false
      case .closureExpr:
        guard Call(scope.parent)?.callee == scope else { return false }
        return decidesLayout(scope, isChoice: isChoice, isChanged: isChanged)
      case .forStmt, .whileStmt, .doStmt, .initializerDecl:
        return false
      default: continue
      }
    }
    return false
  }

  /// Whether the ways of an `if`, `switch` or `guard` differ in layout.
  private mutating func chosen(by owner: SyntaxNode, isChoice: Bool) -> Bool {
    guard owner.kind == .ifExpr || owner.kind == .switchExpr || owner.kind == .guardStmt,
      question != .idiom || owner.kind != .switchExpr || owner.tellsHandheldsApart,
      owner.kind != .ifExpr || owner.wholeChain.parent?.kind != .ifExpr
    else { return false }
    if LayoutBranches(owner, in: model).differ { return true }
    let ways = owner.ways
    let first = ways.lazy.compactMap { $0.children.last }.first { $0.firstChild?.kind == .returnStmt }
    if let first, first.firstChild!.children.count > 1 { return given(by: first, true, true) }
    guard owner.kind != .guardStmt else { return false }
    let whole = owner.wholeChain
    switch whole.parent?.kind {
    case .initializerClause, .exprList:
      return decidesLayout(whole, isChoice: true, isChanged: true)
    case .expressionStmt:
      guard let statement = whole.parent?.parent, statement.parent?.children.count == 1 else { return false }
      return given(by: statement, true, true)
    default: return false
    }
  }
}
