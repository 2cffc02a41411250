import UnfoldEngine
import UnfoldSyntax

/// What a bar lies over.
struct CoveredContent {
  enum Kind {
    /// A scroll view, a list or a form, of which the file shows all that is around it.
    case scrolls
    /// A scroll view inside stacks or branches.
    case scrollsWithin
    /// The view that a view modifier, or a function that gives a modified view, is applied to.
    case wrapped
    /// A view that this file doesn't explain.
    case unknown
    /// Something that doesn't scroll: a picture, a map, a drawing, the screens of an app.
    case other
  }

  let kind: Kind
  /// The expressions on the way from the content inwards to the scroll view, each a whole chain, with the uses and
  /// definitions of properties between them.
  let chains: [ModifierChain]
  /// The scroll view.
  let scrollView: Call?
  /// Whether the way leads through a declaration that more than one place uses.
  let isShared: Bool
  /// Whether the way leads into a view of this file.
  let isInOtherView: Bool
}

/// Finds what scrolls in a view.
struct ContentReader {
  let model: FileModel
  private var chains: [ModifierChain] = []
  private var isShared = false
  private var isInOtherView = false
  private var isNested = false

  init(model: FileModel) { self.model = model }

  static func read(_ view: SyntaxNode, in model: FileModel) -> CoveredContent {
    var reader = ContentReader(model: model)
    let (kind, scrollView) = reader.read(view, depth: 0)
    let isDirect = kind != .scrolls || !reader.isNested
    return CoveredContent(
      kind: isDirect ? kind : .scrollsWithin, chains: reader.chains, scrollView: scrollView,
      isShared: reader.isShared, isInOtherView: reader.isInOtherView)
  }

  private mutating func read(_ view: SyntaxNode, depth: Int) -> (CoveredContent.Kind, Call?) {
    guard depth < 12 else { return (.unknown, nil) }
    if view.kind == .ifExpr {
      isNested = true
      let found = view.branches.blocks.map { read($0.statements, depth: depth + 1) }
      return found.first { $0.0 == .scrolls } ?? found.first ?? (.other, nil)
    }
    if let inner = view.parenthesised { return read(inner, depth: depth + 1) }
    guard view.isViewExpression else { return (.other, nil) }
    let chain = ModifierChain(outermost: view)
    chains.append(chain)
    guard let call = chain.baseCall else { return reference(chain.base, depth) }
    switch call.name {
    case "List", "Form", "Table": return (.scrolls, call)
    case "ScrollView": return call.isHorizontal || chain.showsPages ? (.other, nil) : (.scrolls, call)
    case "ScrollViewReader", "GeometryReader", "Group", "AnyView":
      return read(call.builder?.statements ?? [], depth: depth + 1)
    case "VStack", "ZStack", "NavigationStack", "NavigationView", "HStack":
      isNested = true
      return read(call.builder?.statements ?? [], depth: depth + 1)
    case "Color", "Image", "AsyncImage", "Text", "Map", "Canvas", "TabView", "Rectangle", "LinearGradient", "Spacer",
      "EmptyView", "VideoPlayer", "Chart", "Button", "ProgressView":
      return (.other, nil)
    default:
      if chain.base.isWrappedContent(model) { return (.wrapped, nil) }
      isInOtherView = isInOtherView || model.names.types[call.name] != nil
      return definition(chain.base, depth)
    }
  }

  /// What the one of several views is that scrolls.
  private mutating func read(_ statements: [SyntaxNode], depth: Int) -> (CoveredContent.Kind, Call?) {
    let views = statements.map(\.content).filter { $0.kind != .variableDecl }
    if views.count == 1 { return read(views[0], depth: depth + 1) }
    isNested = true
    var found: (CoveredContent.Kind, Call?) = (.other, nil)
    for view in views.prefix(64) {
      var inner = ContentReader(model: model)
      let one = inner.read(view, depth: depth + 1)
      guard one.0 == .scrolls else { continue }
      chains += inner.chains
      found = one
    }
    return found
  }

  private mutating func reference(_ base: SyntaxNode, _ depth: Int) -> (CoveredContent.Kind, Call?) {
    if base.isWrappedContent(model) { return (.wrapped, nil) }
    if base.isTypeName || base.memberBase?.isTypeName == true { return (.other, nil) }
    return definition(base, depth)
  }

  private mutating func definition(_ base: SyntaxNode, _ depth: Int) -> (CoveredContent.Kind, Call?) {
    guard let statements = model.statements(of: base), let declaration = model.declaration(of: base) else {
      return (.unknown, nil)
    }
    if model.uses(of: declaration).count > 1 { isShared = true }
    return read(statements, depth: depth + 1)
  }
}

extension ModifierChain {
  /// Whether a scroll view shows one picture, or one page at a time, on which controls may lie.
  fileprivate var showsPages: Bool {
    let pictures = ["Image", "AsyncImage", "Canvas", "VideoPlayer"]
    let views = baseCall?.builder?.statements.map(\.content) ?? []
    if views.count == 1, views[0].isViewExpression {
      let view = ModifierChain(outermost: views[0])
      let isResizable = view.modifiers.contains { $0.name == "resizable" }
      if isResizable || pictures.contains(view.baseName) { return true }
    }
    if baseCall?.arguments.first?.value.kind == .arrayExpr { return true }
    return allModifiers.contains { $0.name == "scrollTargetBehavior" && $0.arguments.first?.value.text == ".paging" }
  }
}

extension SyntaxNode {
  /// Whether this stands for the view that the declaration around it is applied to: `content` in the body of a view
  /// modifier, `self` in an extension of `View`, or the stored content of a view with a builder of its own.
  fileprivate func isWrappedContent(_ model: FileModel) -> Bool {
    if let call = Call(self) { return call.arguments.isEmpty && call.callee.isWrappedContent(model) }
    guard kind == .declReferenceExpr || kind == .memberAccessExpr else { return false }
    if isText("self") { return enclosingType?.kind == .extensionDecl && enclosingType?.declaredName == "View" }
    let function = ancestor(.functionDecl)
    let isModifier = enclosingType?.inheritedNames.contains("ViewModifier") == true
    if isModifier, function != nil, isText("content") { return true }
    guard let binding = model.binding(of: self) else {
      // A parameter of the function around it, given by whoever calls it.
      guard kind == .declReferenceExpr else { return false }
      return function?.child(.functionSignature)?.child(.functionParameterClause)?.descendants.contains {
        $0.kind == .identifier && $0.isText(of: self)
      } ?? false
    }
    let generics = enclosingType?.child(.genericParameterClause)?.descendants.filter { $0.kind == .identifier }
    guard binding.getterBody == nil, let written = binding.child(.typeAnnotation)?.children.last else { return false }
    return generics?.contains { $0.isText(of: written.lastToken) } == true
  }

  private func isText(of other: SyntaxNode) -> Bool { bytes.elementsEqual(other.bytes) }
}
