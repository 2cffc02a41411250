import UnfoldEngine
import UnfoldSyntax

/// A condition on the way to a statement.
private struct Condition {
  enum Direction { case down, up }

  let node: SyntaxNode
  /// Whether the statement is run when it holds, or when it doesn't.
  let isTrue: Bool

  /// The ways a finger goes that fulfil it, as far as comparisons say: down for `value.translation.height > 120`.
  var directions: [Direction] {
    node.descendants.prefix(512).filter { $0.kind == .binaryOperatorExpr }.compactMap(direction)
  }

  private func direction(_ sign: SyntaxNode) -> Direction? {
    guard ["<", ">", "<=", ">="].contains(sign.text), let left = sign.previousSibling, let right = sign.nextSibling
    else { return nil }
    let isTurned = left.kind == .integerLiteralExpr || left.kind == .floatLiteralExpr
    let measure = isTurned ? right : left
    let bound = isTurned ? left : right
    let asksForMore = sign.text.hasPrefix(">") != isTurned
    // `-value.translation.height > 50` is `value.translation.height < -50`.
    let isNegated = measure.kind == .prefixOperatorExpr && measure.firstToken.isText("-")
    let isUp = isNegated || (bound.kind == .prefixOperatorExpr && bound.firstToken.isText("-"))
    if isUp { return asksForMore == isNegated && isTrue ? .up : nil }
    if asksForMore { return isTrue ? .down : nil }
    return isTrue ? nil : .down
  }
}

/// What a drag does, or a tap: what it sets, and whether it hides the sheet.
struct SheetAction {
  let model: FileModel
  let state: SheetState
  /// The properties of the view that are set, without the state itself.
  private(set) var written: [SyntaxNode] = []
  /// Whether the sheet is hidden somewhere in it.
  private(set) var hides = false
  /// What is assigned to hide it.
  private(set) var hiddenValue: String?
  /// Whether the sheet is hidden by a drag down, up, or can't tell.
  private(set) var hidesDownwards = false
  private(set) var hidesUpwards = false
  /// Whether anything else happens.
  private(set) var hasOtherEffects = false
  /// Whether something beside the drag decides if the sheet is hidden.
  private(set) var isBlocked = false
  private var visited: Set<SyntaxNode> = []
  private var depth = 0
  private var parameters: Set<String> = []

  init(model: FileModel, state: SheetState) {
    self.model = model
    self.state = state
  }

  /// Reads a closure, or a function that is given by name.
  mutating func read(_ action: SyntaxNode) {
    if action.kind == .closureExpr {
      let signature = action.child(.closureSignature).map { Array($0.descendants) } ?? []
      for token in signature where token.kind == .identifier { parameters.insert(token.text) }
      return read(statements: action.child(.codeBlockItemList), conditions: [])
    }
    guard let function = model.function(action, around: action) else {
      hasOtherEffects = true
      return
    }
    read(function, conditions: [])
  }

  private mutating func read(_ function: SyntaxNode, conditions: [Condition]) {
    guard visited.insert(function).inserted else { return }
    read(statements: function.child(.codeBlock)?.child(.codeBlockItemList), conditions: conditions)
  }

  private mutating func read(statements list: SyntaxNode?, conditions: [Condition]) {
    var conditions = conditions
    for item in list?.children ?? [] {
      guard let node = item.statementExpression else { continue }
      if node.kind == .guardStmt, let list = node.child(.conditionElementList) {
        let otherwise = conditions + [Condition(node: list, isTrue: false)]
        read(statements: node.child(.codeBlock)?.child(.codeBlockItemList), conditions: otherwise)
        conditions.append(Condition(node: list, isTrue: true))
        continue
      }
      read(node, conditions)
    }
  }

  private mutating func read(_ node: SyntaxNode, _ conditions: [Condition]) {
    // Code that goes deeper is no drag to be sure of.
    guard depth < 64 else { return hasOtherEffects = true }
    depth += 1
    defer { depth -= 1 }
    switch node.kind {
    case .sequenceExpr: assignment(node, conditions)
    case .functionCallExpr: call(node, conditions)
    case .ifExpr: branch(node, conditions)
    case .variableDecl: break
    case .returnStmt: if node.children.count > 1 { hasOtherEffects = true }
    default: hasOtherEffects = true
    }
  }

  private mutating func branch(_ node: SyntaxNode, _ conditions: [Condition]) {
    guard let list = node.child(.conditionElementList) else { return hasOtherEffects = true }
    let inside = conditions + [Condition(node: list, isTrue: true)]
    let otherwise = conditions + [Condition(node: list, isTrue: false)]
    let blocks = node.children(.codeBlock)
    if let first = blocks.first { read(statements: first.child(.codeBlockItemList), conditions: inside) }
    if blocks.count > 1 { read(statements: blocks[1].child(.codeBlockItemList), conditions: otherwise) }
    if let further = node.child(.ifExpr) { read(further, otherwise) }
  }

  private mutating func assignment(_ node: SyntaxNode, _ conditions: [Condition]) {
    let parts = node.child(.exprList)?.children ?? []
    guard parts.count >= 3 else { return hasOtherEffects = true }
    let isAssignment = parts[1].kind == .assignmentExpr
    guard isAssignment || ["+=", "-=", "*="].contains(parts[1].text) else { return hasOtherEffects = true }
    guard let key = parts[0].stateKey else { return hasOtherEffects = true }
    if key == state.key {
      let value = Array(parts[2...])
      switch state.hides(value) {
      case true: hide(value[0].text, conditions)
      case false: break
      case nil: compare(value)
      }
    } else if parameters.contains(key) {
      return
    } else if let property = model.property(key, around: node), property.isOwnState {
      if !written.contains(property) { written.append(property) }
      // A drag that doesn't always move the sheet can't always close it.
      if conditions.contains(where: { asksForMore($0.node, depth: 0) }) { isBlocked = true }
    } else if model.binding(of: parts[0])?.isLocal == true {
      return
    } else if let root = key.split(separator: ".").first, key.contains("."),
      let property = model.property(String(root), around: node), property.isOwnState {
      if !written.contains(property) { written.append(property) }
    } else {
      hasOtherEffects = true
    }
  }

  private mutating func hide(_ value: String, _ conditions: [Condition]) {
    hides = true
    if hiddenValue == nil || hiddenValue == value { hiddenValue = value } else { hasOtherEffects = true }
    if conditions.contains(where: { asksForMore($0.node, depth: 0) }) { isBlocked = true }
    for direction in conditions.flatMap(\.directions) {
      if direction == .down { hidesDownwards = true } else { hidesUpwards = true }
    }
  }

  /// `shown = value.translation.height < 80`.
  private mutating func compare(_ value: [SyntaxNode]) {
    guard case .flag = state.kind, let place = value.firstIndex(where: { ["<", "<=", ">", ">="].contains($0.text) })
    else { return hasOtherEffects = true }
    hides = true
    if value.contains(where: { asksForMore($0, depth: 0) }) { isBlocked = true }
    if value[place].text.hasPrefix("<") { hidesDownwards = true } else { hidesUpwards = true }
  }

  /// Whether a condition asks for anything but how far the drag went and whether the sheet is there.
  private func asksForMore(_ condition: SyntaxNode, depth: Int) -> Bool {
    guard depth < 4 else { return true }
    return condition.descendants.prefix(512).contains { name in
      guard name.kind == .declReferenceExpr else { return false }
      var use = name
      if let access = name.parent, access.kind == .memberAccessExpr, access.lastChild == name {
        guard access.memberBase?.isText("self") == true else { return false }
        use = access
      }
      let text = name.text
      if text.hasPrefix("$") || text == "self" || parameters.contains(text) || name.isTypeName { return false }
      if text == state.key.prefix(while: { $0 != "." }) || name.isParameter { return false }
      if ["abs", "min", "max"].contains(text), Call(name.parent)?.callee == name { return false }
      guard let binding = model.binding(of: use) else { return true }
      if model.number(use) != nil || binding.isLength { return false }
      guard binding.isLocal, let value = binding.child(.initializerClause) else { return true }
      return asksForMore(value, depth: depth + 1)
    }
  }

  private mutating func call(_ node: SyntaxNode, _ conditions: [Condition]) {
    guard let call = Call(node) else { return }
    if call.name == "withAnimation" {
      let closures = call.trailingClosures
      guard closures.count == 1, let closure = closures.first?.closure, closure.child(.closureSignature) == nil else {
        return hasOtherEffects = true
      }
      return read(statements: closure.child(.codeBlockItemList), conditions: conditions)
    }
    if call.name == "toggle", let base = call.callee.memberBase?.stateKey {
      guard base == state.key, case .flag = state.kind else { return hasOtherEffects = true }
      return hide("false", conditions)
    }
    guard call.trailingClosures.isEmpty, let function = model.function(call.callee, around: node) else {
      return hasOtherEffects = true
    }
    read(function, conditions: conditions)
  }
}

extension FileModel {
  /// The only function of the type around `node` that an expression names.
  func function(_ expression: SyntaxNode, around node: SyntaxNode) -> SyntaxNode? {
    if expression.kind == .memberAccessExpr, expression.memberBase?.isText("self") != true { return nil }
    guard let name = expression.nameToken?.text, let found = names.functions[name], found.count == 1,
      found[0].enclosingType?.declaredName == node.enclosingType?.declaredName
    else { return nil }
    return found[0]
  }
}

extension SyntaxNode {
  /// Whether a `patternBinding` is state that a view keeps for itself.
  var isOwnState: Bool {
    guard let declaration = ancestor(.variableDecl) else { return false }
    return declaration.hasAttribute("State") || declaration.hasAttribute("GestureState")
  }

  /// Whether a name is a parameter of a closure or function around it, such as the room that a reader gives.
  fileprivate var isParameter: Bool {
    let name = text
    return ancestors.prefix(256).contains { scope in
      let header: SyntaxNode? =
        switch scope.kind {
        case .closureExpr: scope.child(.closureSignature)
        case .functionDecl: scope.child(.functionSignature)?.child(.functionParameterClause)
        default: nil
        }
      return header?.descendants.contains { $0.kind == .identifier && $0.text == name } ?? false
    }
  }

  /// Whether a `patternBinding` holds a length, a size or a point.
  fileprivate var isLength: Bool {
    let types = ["CGFloat", "Double", "Float", "Int", "CGSize", "CGPoint", "CGRect"]
    if let type = child(.typeAnnotation)?.lastChild { return types.contains(type.text) }
    guard let value = child(.initializerClause)?.lastChild else { return false }
    if value.kind == .integerLiteralExpr || value.kind == .floatLiteralExpr { return true }
    return types.contains(Call(value)?.name ?? value.memberBase?.text ?? "")
  }

  fileprivate var isLocal: Bool { ancestor(.codeBlockItemList, .memberBlockItemList)?.kind == .codeBlockItemList }
}
