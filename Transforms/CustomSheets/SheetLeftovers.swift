import UnfoldEngine
import UnfoldSyntax

/// What the rest of a file has of a hand-built sheet: its drag state, its gesture, the functions that only served it.
struct SheetLeftovers {
  let file: FileContext
  /// What goes away with the sheet's drawing, in UTF-8 bytes.
  let gone: [Range<Int>]
  /// The parts of it that are moved into the system's sheet.
  let kept: [Range<Int>]
  /// Declarations that have no use any more.
  private(set) var declarations: [SyntaxNode] = []
  /// Statements that only put the drag state back.
  private(set) var resets: [SyntaxNode] = []
  /// Names that have no use any more and are left, because a remark or another declaration stands with them.
  private(set) var left: [String] = []
  private(set) var doubt: SheetDoubt?

  /// - Parameters:
  ///   - states: properties that the drag sets.
  ///   - place: a node in the type that they belong to.
  init(states: [SyntaxNode], around place: SyntaxNode, gone: [Range<Int>], kept: [Range<Int>], in file: FileContext) {
    self.file = file
    self.gone = gone
    self.kept = kept
    let type = place.enclosingType
    var unused = helpers(from: states, of: type)
    // A helper that something else uses stays, and with it what it uses.
    // A name that a file uses more often is not one to be sure of.
    guard (states + unused).allSatisfy({ file.model.useCount(of: $0) <= 256 }) else {
      doubt = .unclear
      return
    }
    while let used = unused.first(where: { !isUnused($0, besides: unused) }) { unused.removeAll { $0 == used } }
    // One with a remark above it is left, and with it what it uses.
    var leftMembers = unused.filter { removable($0) == nil }
    func isNeeded(_ member: SyntaxNode) -> Bool {
      let uses = uses(of: member)
      return leftMembers.contains { left in uses.contains(where: left.contains) }
    }
    while let needed = unused.first(where: { !leftMembers.contains($0) && isNeeded($0) }) {
      leftMembers.append(needed)
    }
    for state in states {
      guard let name = state.declaredName else { continue }
      let stayingUses = uses(of: state).filter { stays($0, without: unused) }
      // An observer does something else whenever the drag moves.
      guard stayingUses.allSatisfy({ $0.reset != nil }), state.child(.accessorBlock) == nil else {
        doubt = .dragUsed(name)
        return
      }
      if !isNeeded(state), let declaration = removable(state), !isPassedIn(name, type) {
        declarations.append(declaration)
        resets += stayingUses.compactMap(\.reset)
      } else {
        left.append(name)
      }
    }
    declarations += unused.filter { !leftMembers.contains($0) }.compactMap(removable)
    left += leftMembers.compactMap(\.declaredName)
    resets = escalated(Array(Set(resets)).sorted { $0.index < $1.index })
  }

  private func isGone(_ node: SyntaxNode) -> Bool {
    let offset = node.textRange.lowerBound
    return gone.contains { $0.contains(offset) } && !kept.contains { $0.contains(offset) }
  }

  /// Whether a use is still there when the drawing and `members` are gone.
  private func stays(_ use: SyntaxNode, without members: [SyntaxNode]) -> Bool {
    if kept.contains(where: { $0.contains(use.textRange.lowerBound) }) { return true }
    return !isGone(use) && !members.contains { $0.contains(use) }
  }

  // MARK: Helpers

  /// The private members that the sheet's drawing uses, and those that they use.
  private func helpers(from states: [SyntaxNode], of type: SyntaxNode?) -> [SyntaxNode] {
    guard let type else { return [] }
    var found: [SyntaxNode] = []
    var queue: [SyntaxNode] = []
    func add(_ nodes: some Sequence<SyntaxNode>) {
      for node in nodes where node.kind == .declReferenceExpr {
        guard let member = member(node.firstToken.text, of: type), !found.contains(member), !states.contains(member)
        else { continue }
        found.append(member)
        queue.append(member)
      }
    }
    for range in gone {
      guard let token = file.tree.token(endingAfter: range.lowerBound),
        let node = token.ancestors.first(where: { $0.textRange.upperBound >= range.upperBound })
      else { continue }
      add(node.descendants.filter { isGone($0) })
    }
    while let next = queue.popLast() { add(next.descendants) }
    return found
  }

  /// A gesture, a function, a part of the drawing or a constant that may go when nothing uses it.
  private func member(_ name: String, of type: SyntaxNode) -> SyntaxNode? {
    if let function = file.model.function(named: name, of: type), function.hasNoWrapper {
      let takesDrag = function.text.contains("DragGesture")
      return function.isPrivate || takesDrag ? function : nil
    }
    guard let property = file.model.property(name, around: type.child(.memberBlock) ?? type),
      let declaration = property.ancestor(.variableDecl), declaration.hasNoWrapper,
      removable(property) != nil
    else { return nil }
    let isGesture = property.child(.typeAnnotation)?.text.contains("Gesture") == true
    guard declaration.isPrivate || isGesture else { return nil }
    let isConstant = declaration.child(.keyword)?.keyword == .let && property.child(.initializerClause) != nil
    return isConstant || property.child(.accessorBlock) != nil ? property : nil
  }

  private func isUnused(_ member: SyntaxNode, besides members: [SyntaxNode]) -> Bool {
    uses(of: member).allSatisfy { !stays($0, without: members) || member.contains($0) }
  }

  /// Every expression of the file that may mean a member.
  private func uses(of member: SyntaxNode) -> [SyntaxNode] {
    guard let name = member.declaredName else { return [] }
    let names = file.model.names.references
    let found = (names[name] ?? []) + (names["$" + name] ?? []) + (names["_" + name] ?? [])
    return found.filter { reference in
      if let outer = reference.parent, outer.kind == .memberAccessExpr, outer.lastChild == reference {
        // Another value may have a member of that name; state is nobody else's.
        if outer.memberBase?.isText("self") == true || outer.memberBase?.isText("Self") == true {
          return reference.enclosingType?.declaredName == member.enclosingType?.declaredName
        }
        return outer.memberBase != nil && !member.isOwnState
      }
      if reference.isOutside(of: member) { return false }
      // `$name` and `_name` are a property's, too.
      let binding =
        reference.isText(of: name) ? file.model.binding(of: reference) : file.model.property(name, around: reference)
      return binding == nil || binding == member
    }
  }

  /// The declaration that goes; `nil` where a remark stands above it, or other names are declared with it.
  private func removable(_ member: SyntaxNode) -> SyntaxNode? {
    let declaration = member.kind == .functionDecl ? member : member.ancestor(.variableDecl)
    guard let declaration, !declaration.hasRemarkAbove else { return nil }
    if member.kind == .patternBinding, declaration.child(.patternBindingList)?.children.count != 1 { return nil }
    if member.isOwnState, member.child(.initializerClause) == nil { return nil }
    return declaration
  }

  private func isPassedIn(_ name: String, _ type: SyntaxNode?) -> Bool {
    guard let type = type?.declaredName else { return true }
    return (file.model.names.references[type] ?? []).contains { reference in
      guard let call = Call(reference.parent) else { return false }
      return call.arguments.contains { $0.label == name }
    }
  }

  // MARK: Resets

  /// The statements to take out; where they are all that an animation does, the animation.
  private mutating func escalated(_ resets: [SyntaxNode]) -> [SyntaxNode] {
    var result: [SyntaxNode] = []
    for reset in resets {
      guard let list = reset.parent, list.children.allSatisfy(resets.contains) else {
        result.append(reset)
        continue
      }
      guard let closure = list.parent, let call = Call(closure.parent), call.name == "withAnimation",
        let statement = call.node.parent, statement.kind == .codeBlockItem, statement.parent?.children.count ?? 0 > 1
      else {
        doubt = .dragUsed(reset.firstToken.text)
        return []
      }
      if !result.contains(statement) { result.append(statement) }
    }
    return result
  }
}

extension FileModel {
  /// The only function of that name in the file, where it is a member of `type`.
  fileprivate func function(named name: String, of type: SyntaxNode) -> SyntaxNode? {
    guard let found = names.functions[name], found.count == 1,
      found[0].enclosingType?.declaredName == type.declaredName
    else { return nil }
    return found[0]
  }
}

extension SyntaxNode {
  /// Whether this stands in another type than a member, so that the member's bare name means something else here. An
  /// extension may be one of a protocol that asks for the member.
  fileprivate func isOutside(of member: SyntaxNode) -> Bool {
    guard let type = member.enclosingType?.declaredName else { return false }
    var around = enclosingType
    guard let innermost = around, innermost.kind != .extensionDecl else { return false }
    while let outer = around {
      if outer.declaredName == type { return false }
      around = outer.enclosingType
    }
    return true
  }

  fileprivate var isPrivate: Bool { hasModifier(.private) || hasModifier(.fileprivate) }

  /// Whether a declaration has no attributes that let something else use it, such as `@objc`.
  fileprivate var hasNoWrapper: Bool {
    let attributes = child(.attributeList)?.children ?? []
    return attributes.count == [hasAttribute("ViewBuilder"), hasAttribute("MainActor")].filter { $0 }.count
  }

  fileprivate func isText(of name: String) -> Bool { text == name }

  /// The statement `offset = 0` for the `offset` in it.
  fileprivate var reset: SyntaxNode? {
    let target = parent?.kind == .memberAccessExpr ? parent! : self
    guard let list = target.parent, list.kind == .exprList, list.firstChild == target, list.children.count == 3,
      list.children[1].kind == .assignmentExpr, let statement = list.parent?.parent, statement.kind == .codeBlockItem
    else { return nil }
    let value = list.children[2]
    let literals: Set<SyntaxKind> = [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr]
    let isConstant =
      literals.contains(value.kind)
      || (value.kind == .memberAccessExpr && (value.memberBase == nil || value.memberBase?.isTypeName == true))
    return isConstant ? statement : nil
  }

  /// Whether a comment of its own line stands right above, other than a mark of sections.
  fileprivate var hasRemarkAbove: Bool {
    var newlines = 0
    let pieces = tree.source.triviaPieces(in: leadingTriviaRange)
    for (place, piece) in pieces.enumerated().reversed() {
      switch piece.kind {
      case .newline:
        newlines += 1
        if newlines > 1 { return false }
      case .lineComment, .blockComment:
        let isOwnLine = pieces[..<place].last { $0.kind != .whitespace }.map { $0.kind == .newline } ?? false
        return isOwnLine && !tree.source.string(piece.range).contains("MARK:")
      default: continue
      }
    }
    return false
  }
}
