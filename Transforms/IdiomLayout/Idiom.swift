import UnfoldEngine
import UnfoldSyntax

extension IdiomLayout {
  static let reason = """
    The device's idiom doesn't say how much room there is: an iPad's window can be narrow, and iPhone Duo, a phone, \
    is roomy inside.
    """

  /// A layout that `UIDevice.current.userInterfaceIdiom` decides.
  func chosenByIdiom(_ idiom: SyntaxNode, in file: FileContext) -> Finding? {
    let review = Finding.review(
      id, idiom.textRange,
      Self.reason + " Decide by the size class, and check the screen in narrow and wide windows.")
    if let choice = idiom.parent, choice.kind == .switchExpr {
      return buildsLayout(choice, in: file.model) ? review : nil
    }
    guard let list = idiom.parent, list.kind == .exprList, let sequence = list.parent else { return nil }
    let parts = list.children
    guard parts.count >= 3, parts[0] == idiom, parts[1].isText("==") || parts[1].isText("!="),
      parts[2].isText(".pad") || parts[2].isText(".phone")
    else { return nil }
    if parts.count == 5, parts[3].kind == .unresolvedTernaryExpr {
      guard let here = file.model.number(parts[3].children[1]), let there = file.model.number(parts[4]),
        sequence.isLength
      else { return nil }
      let isCertain = parts[1].isText("==") && parts[2].isText(".pad") && here > there
      return isCertain ? certain(parts, in: file) ?? review : review
    }
    let isAlone = parts.count == 3
    if isAlone, let binding = sequence.ancestor(.patternBinding), file.model.constantValue(binding) == sequence {
      return decidesLayout(binding, in: file.model) ? review : nil
    }
    let isJoined = parts.count > 3 && parts[3].kind == .binaryOperatorExpr
    guard isAlone || isJoined, let condition = sequence.parent, condition.kind == .conditionElement,
      condition.parent?.children.count == 1, let choice = condition.parent?.parent, choice.kind == .ifExpr,
      choice.children(.codeBlock).count == 2
    else { return nil }
    return buildsLayout(choice, in: file.model) ? review : nil
  }

  /// Whether a value that says what the device is decides a length or how views stand, by its uses in the file.
  private func decidesLayout(_ value: SyntaxNode, in model: FileModel) -> Bool {
    guard let name = value.declaredName else { return false }
    return (model.names.references[name] ?? []).prefix(256).contains { use in
      guard model.binding(of: use) == value, let outer = use.parent else { return false }
      if outer.kind == .exprList, outer.children.first == use, outer.children.count == 3,
        outer.children[1].kind == .unresolvedTernaryExpr
      {
        let arms = [outer.children[1].children[1], outer.children[2]]
        return arms.allSatisfy { model.number($0) != nil } && outer.isLength && use.isInView
      }
      guard outer.kind == .conditionElement, outer.parent?.children.count == 1, let choice = outer.parent?.parent,
        choice.kind == .ifExpr, choice.children(.codeBlock).count == 2
      else { return false }
      return buildsLayout(choice, in: model)
    }
  }

  /// Whether what is chosen is how views stand on the screen.
  private func buildsLayout(_ choice: SyntaxNode, in model: FileModel) -> Bool {
    guard choice.isInView else { return false }
    return choice.descendants.prefix(4096).contains { node in
      guard node.kind == .functionCallExpr || node.kind == .declReferenceExpr else { return false }
      // Not in the action of a button, and not in a sheet.
      guard !node.ancestors.prefix(while: { $0 != choice }).contains(where: { $0.kind == .closureExpr }) else {
        return false
      }
      if Self.makesLayout(node) { return true }
      guard node.kind == .declReferenceExpr || Call(node)?.isInitializer == false,
        let built = model.definition(of: node)?.builtViews
      else { return false }
      return built.contains { Self.layouts.contains($0.chain.baseName) }
    }
  }

  private static func makesLayout(_ node: SyntaxNode) -> Bool {
    guard let call = Call(node), call.isInitializer else { return false }
    return layouts.contains(call.name)
  }

  private static let layouts: Set<String> = [
    "HStack", "VStack", "LazyVGrid", "LazyHGrid", "NavigationSplitView", "NavigationView", "NavigationStack",
    "TabView", "Grid", "HStackLayout", "VStackLayout",
  ]

  /// The test of the size class in place of the idiom's, in an instance of a view that reads it or can.
  private func certain(_ parts: [SyntaxNode], in file: FileContext) -> Finding? {
    let use = parts[0]
    guard let type = use.enclosingType, type.kind == .structDecl, type.inheritedNames.contains("View"),
      let member = use.ancestor(.memberBlockItem), let declaration = member.children.first,
      !declaration.hasModifier(.static), let members = type.child(.memberBlock)?.child(.memberBlockItemList),
      member.parent == members, !use.isPresented
    else { return nil }
    // Not where a stored property gets its value, before there is a view.
    let isComputed = declaration.kind == .functionDecl
      || (declaration.kind == .variableDecl && use.ancestor(.accessorBlock).map { declaration.contains($0) } == true)
    guard isComputed else { return nil }
    let known = members.children.compactMap(\.children.first).first { item in
      item.kind == .variableDecl && item.environmentSizeClass == .horizontal
    }
    let name = known?.child(.patternBindingList)?.children.first?.declaredName ?? "horizontalSizeClass"
    let isShadowed = member.descendants.contains { token in
      token.isToken && token.kind == .identifier && token.text == name
        && (token.parent?.kind == .identifierPattern || token.parent?.kind == .functionParameter
          || token.parent?.kind == .closureShorthandParameter || token.parent?.kind == .closureParameter)
    }
    guard !isShadowed, known != nil || !file.declares(name) else { return nil }
    var edits = [
      Edit(use.textRange, name), Edit(parts[2].textRange, ".regular"),
    ]
    if known == nil, let first = members.children.first {
      let opened = type.child(.memberBlock)!.firstToken.textRange.upperBound
      let source = file.tree.source
      // Above a comment that belongs to the first member.
      let start = (opened..<first.textRange.lowerBound).first { source[$0] > 0x20 } ?? first.textRange.lowerBound
      guard source.hasLineBreak(in: opened..<start) else { return nil }
      let line = "@Environment(\\.horizontalSizeClass) private var horizontalSizeClass\n"
      edits.append(Edit(start..<start, line + source.indentation(ofLineAt: start), isDeclaration: true))
    }
    return .fix(
      id, parts[0].textRange.lowerBound..<parts[2].textRange.upperBound,
      Self.reason + " Check the screen in a narrow and a wide window.", edits: edits)
  }
}

extension SyntaxNode {
  /// Whether this stands in a sheet, a popover or a bar, whose size class isn't the one of the view that shows it.
  fileprivate var isPresented: Bool {
    ancestors.contains { ancestor in
      guard let modifier = Modifier(ancestor), modifier.base?.contains(self) != true else { return false }
      return Attachment(modifier.name) == .screen || Attachment(modifier.name) == .system
    }
  }
}

extension FileContext {
  /// Whether the file declares a value or a function of that name anywhere.
  fileprivate func declares(_ name: String) -> Bool {
    model.names.values[name] != nil || model.names.functions[name] != nil
  }
}

extension SyntaxNode {
  /// Whether a number ends up as a length or a count of a layout.
  fileprivate var isLength: Bool {
    for ancestor in ancestors.prefix(12) {
      switch ancestor.kind {
      case .labeledExpr:
        guard let call = Call(ancestor.parent?.parent) else { continue }
        if ["CGFloat", "Double", "GridItem"].contains(call.name) { continue }
        if call.name == "Array" { return Argument(ancestor)?.label == "count" }
        return ["frame", "padding", "HStack", "VStack", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack"]
          .contains(call.name)
      case .codeBlock, .closureExpr, .accessorBlock, .stringLiteralExpr:
        return false
      default: continue
      }
    }
    return false
  }
}
