import UnfoldEngine
import UnfoldSyntax

/// A branch by the horizontal size class whose arms show the same content, with a panel at its side or with a sheet
/// that holds the same panel and goes by the same state.
struct PanelTwins {
  /// The whole `if`.
  let branch: SyntaxNode
  /// The `HStack`.
  let stack: SyntaxNode
  let content: SyntaxNode
  let panel: Call
  /// `$showsStyle`, as it is written.
  let isPresented: String
  /// In points, as it is written.
  let width: SyntaxNode?
  let sizeClass: SyntaxNode

  /// The first versions with `inspector(isPresented:content:)`.
  static let introduced: [Platform: Version] = [.iOS: Version(17), .macCatalyst: Version(17), .macOS: Version(14)]

  /// `nil` where the arms differ in anything else, or where a remark would go.
  init?(stack: Call, in model: FileModel) {
    guard let item = stack.node.ancestor(.codeBlockItem), item.firstChild == stack.node,
      stack.arguments.allSatisfy({ $0.label == "spacing" }), let wide = item.ancestor(.codeBlock),
      let branch = wide.parent, branch.kind == .ifExpr, branch.parent?.kind != .ifExpr
    else { return nil }
    let blocks = branch.children(.codeBlock)
    guard blocks.count == 2, blocks[0] == wide, let narrow = PanelTwins.onlyView(blocks[1]),
      PanelTwins.onlyView(wide) == stack.node, let sizeClass = PanelTwins.sizeClass(branch, model)
    else { return nil }

    // The wide arm: the content, and behind it an `if` with the panel.
    let parts = stack.builder?.child(.codeBlockItemList)?.children.compactMap(\.firstChild) ?? []
    guard parts.count == 2, parts[0].isViewExpression, let shown = PanelTwins.conditional(parts[1]) else {
      return nil
    }
    let chain = ModifierChain(outermost: shown.panel)
    guard let panel = chain.baseCall, let width = PanelTwins.width(chain) else { return nil }

    // The narrow arm: the same content with the sheet.
    guard let sheet = Modifier(narrow), sheet.name == "sheet", let base = sheet.base, sheet.arguments.count == 1,
      let presented = sheet.call.argument("isPresented"), presented.text == "$" + shown.state,
      sheet.call.trailingClosures.count == 1,
      let inSheet = PanelTwins.onlyView(sheet.call.trailingClosures[0].closure),
      inSheet.spelling == panel.node.spelling, base.spelling == parts[0].spelling,
      !branch.hasRemarks(butBefore: stack.node.firstToken)
    else { return nil }
    self.branch = branch
    self.stack = stack.node
    self.content = parts[0]
    self.panel = panel
    self.isPresented = presented.text
    self.width = width
    self.sizeClass = sizeClass
  }

  private static func onlyView(_ block: SyntaxNode) -> SyntaxNode? {
    let items = block.child(.codeBlockItemList)?.children ?? []
    guard items.count == 1, let view = items[0].firstChild, view.isViewExpression else { return nil }
    return view
  }

  /// The declaration of the size class that the branch asks for `.regular`, and nothing else.
  private static func sizeClass(_ branch: SyntaxNode, _ model: FileModel) -> SyntaxNode? {
    let conditions = branch.child(.conditionElementList)?.children ?? []
    guard conditions.count == 1, let operation = conditions[0].firstChild, operation.kind == .sequenceExpr,
      let parts = operation.child(.exprList)?.children, parts.count == 3, parts[1].isText("=="),
      parts[2].isText(".regular"), let binding = model.binding(of: parts[0]),
      let declaration = binding.ancestor(.variableDecl),
      declaration.child(.attributeList)?.text.contains("\\.horizontalSizeClass") == true
    else { return nil }
    return binding
  }

  /// The panel of `if showsPanel { Divider() Panel() }`, and the state's name.
  private static func conditional(_ statement: SyntaxNode) -> (state: String, panel: SyntaxNode)? {
    let branch = statement.kind == .expressionStmt ? statement.firstChild! : statement
    let conditions = branch.child(.conditionElementList)?.children ?? []
    guard branch.kind == .ifExpr, branch.children(.codeBlock).count == 1, branch.child(.ifExpr) == nil,
      conditions.count == 1, let state = conditions[0].firstChild, state.kind == .declReferenceExpr
    else { return nil }
    let items = branch.child(.codeBlock)?.child(.codeBlockItemList)?.children.compactMap(\.firstChild) ?? []
    let views = items.filter { Call($0)?.callee.isText("Divider") != true }
    guard views.count == 1, views[0].isViewExpression else { return nil }
    return (state.text, views[0])
  }

  /// The width of a panel to which nothing but `frame(width:)` and a transition is applied; the inner `nil` is none.
  private static func width(_ chain: ModifierChain) -> SyntaxNode?? {
    guard chain.links.count == chain.modifiers.count else { return nil }
    var width: SyntaxNode?
    for modifier in chain.modifiers {
      switch modifier.name {
      case "transition": continue
      case "frame":
        guard width == nil, modifier.arguments.count == 1, let value = modifier.call.argument("width") else {
          return nil
        }
        width = value
      default: return nil
      }
    }
    return .some(width)
  }
}

extension PanelTwins {
  /// What the inspector brings into the file.
  var introducedAPIs: [IntroducedAPI] {
    let names = ["inspector(isPresented:content:)"] + (width == nil ? [] : ["inspectorColumnWidth(_:)"])
    return names.map { IntroducedAPI(name: $0, introduced: Self.introduced, isGuarded: false) }
  }

  /// The content with the inspector in place of the branch, without the size class that nothing else reads.
  func edits(in file: FileContext) -> [Edit] {
    let source = file.tree.source
    let outer = source.indentation(ofLineAt: branch.textRange.lowerBound)
    let unit = file.model.indentationUnit
    let inner = outer + unit
    var text = ""
    for remark in source.triviaPieces(in: stack.leadingTriviaRange) where remark.isComment {
      text += source.string(remark.range)
      text += remark.kind == .lineComment ? LineEnding(of: source).applied(to: "\n" + outer) : " "
    }
    text += file.tree.reindented(content.textRange, to: outer)
    var lines = ["", "\(inner).inspector(isPresented: \(isPresented)) {"]
    lines.append(inner + unit + file.tree.reindented(panel.node.textRange, to: inner + unit))
    if let width { lines.append("\(inner)\(unit)\(unit).inspectorColumnWidth(\(width.text))") }
    lines.append("\(inner)}")
    text += LineEnding(of: source).applied(to: lines.joined(separator: "\n"))
    var edits = [Edit(branch.textRange, text)]
    if let declaration = sizeClass.ancestor(.variableDecl), let item = declaration.parent,
      declaration.hasModifier(.private), isReadOnlyHere(declaration, in: file.model),
      file.tree.remarks(on: item.textRange).isEmpty
    {
      edits.append(removal(of: item.textRange, in: file.tree).edit)
    }
    return edits
  }

  /// Whether the file reads the size class by its name nowhere but in the branch.
  private func isReadOnlyHere(_ declaration: SyntaxNode, in model: FileModel) -> Bool {
    guard let name = sizeClass.declaredName else { return false }
    return (model.names.references[name] ?? []).allSatisfy { branch.contains($0) || declaration.contains($0) }
  }
}

extension SyntaxNode {
  /// The tokens, whatever stands between them.
  fileprivate var spelling: String {
    descendants.filter(\.isToken).map(\.text).joined(separator: " ")
  }

  /// Whether a comment stands inside this anywhere but right before `exception`.
  fileprivate func hasRemarks(butBefore exception: SyntaxNode) -> Bool {
    var token = firstToken.nextToken
    while let current = token, current.textRange.upperBound <= textRange.upperBound {
      if current != exception,
        tree.source.triviaPieces(in: current.leadingTriviaRange).contains(where: \.isComment)
      {
        return true
      }
      token = current.nextToken
    }
    return false
  }
}
