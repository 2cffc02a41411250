import UnfoldEngine
import UnfoldSyntax

/// What the view in a hand-built sheet is made of, through the types, properties and functions of its file.
///
/// A sheet is a presentation of its own: links in it have no navigation around them, `dismiss` closes it and not its
/// screen, and what the screen presents has to wait for it.
struct SheetContent {
  private let model: FileModel
  private let content: SyntaxNode
  /// The type whose members may be used by name.
  private let owner: SyntaxNode?
  private var visited: Set<SyntaxNode> = []
  private(set) var keepsState = false
  private(set) var navigates = false
  private(set) var dismisses = false
  /// Whether it uses the focus state of its screen.
  private(set) var usesFocus = false
  /// A modifier that ties it to views of its screen, such as `matchedGeometryEffect`.
  private(set) var tie: String?
  /// A view that the file doesn't declare.
  private(set) var unseen: String?
  /// The members of the screen that are used.
  private(set) var used: Set<String> = []

  init(_ content: SyntaxNode, in model: FileModel) {
    self.model = model
    self.content = content
    owner = content.enclosingType
    read(content, isOwn: true, depth: 0)
  }

  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "alert", "confirmationDialog", "actionSheet", "popover", "fileImporter",
    "fileExporter", "photosPicker", "quickLookPreview",
  ]
  private static let wrappers: [StaticString] = ["State", "StateObject", "FocusState", "GestureState", "SceneStorage"]
  private static let systemViews: Set<String> = Set(
    """
    Image Divider Spacer Color Capsule Circle Rectangle RoundedRectangle UnevenRoundedRectangle Ellipse Path \
    LinearGradient RadialGradient AngularGradient MeshGradient SecureField TextEditor ColorPicker MultiDatePicker \
    ContentUnavailableView EmptyView Canvas Chart Map VideoPlayer PasteButton RenameButton HelpLink \
    SignInWithAppleButton
    """.split(separator: " ").map(String.init))

  private mutating func read(_ node: SyntaxNode, isOwn: Bool, depth: Int) {
    guard visited.insert(node).inserted else { return }
    guard depth < 6 else { return unseen = unseen ?? node.declaredName ?? "it" }
    let nodes = node.descendants.prefix(8192)
    let hasOwnNavigation = nodes.contains { inner in
      Call(inner).map { Container($0.name) == .navigation } ?? false
    }
    for inner in nodes {
      switch inner.kind {
      case .functionCallExpr:
        if let call = Call(inner) { read(call, hasOwnNavigation: hasOwnNavigation, depth: depth) }
      case .declReferenceExpr where isOwn:
        member(inner.firstToken.text, depth: depth)
      case .variableDecl where !isOwn:
        if SheetContent.wrappers.contains(where: inner.hasAttribute) { keepsState = true }
        let closers = ["\\.dismiss", "\\.presentationMode"]
        if inner.hasAttribute("Environment"), closers.contains(where: inner.text.contains) { dismisses = true }
      default: continue
      }
    }
  }

  private mutating func read(_ call: Call, hasOwnNavigation: Bool, depth: Int) {
    let name = call.name
    if Modifier(call.node) != nil {
      if name == "navigationDestination" || name == "toolbar" || name == "navigationTitle", !hasOwnNavigation {
        navigates = true
      }
      if ["matchedGeometryEffect", "matchedTransitionSource", "preference", "anchorPreference"].contains(name) {
        tie = name
      }
      return
    }
    guard call.isInitializer else { return }
    if name == "NavigationLink", !hasOwnNavigation { navigates = true }
    if Container(name) != nil || SheetContent.systemViews.contains(name) { return }
    let types = (model.names.types[name] ?? []).filter { $0.kind != .extensionDecl }
    if types.count == 1, let members = types[0].child(.memberBlock) {
      if types[0].inheritedNames.contains("View") { read(members, isOwn: false, depth: depth + 1) }
    } else if ModifierChain(containing: call.node).node.parent?.kind == .codeBlockItem {
      unseen = unseen ?? name
    }
  }

  /// A property or function of the screen.
  private mutating func member(_ name: String, depth: Int) {
    let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard used.insert(name).inserted, let type = owner?.declaredName else { return }
    let found = model.properties(name, ofType: type) + (model.names.functions[name] ?? [])
    for declaration in found where declaration.enclosingType?.declaredName == type {
      if declaration.ancestor(.variableDecl)?.hasAttribute("FocusState") == true { usesFocus = true }
      guard declaration.kind == .functionDecl || declaration.child(.accessorBlock) != nil else { continue }
      read(declaration, isOwn: true, depth: depth + 1)
    }
  }

  /// Whether the screen presents something else that the content has a hand in.
  ///
  /// - Parameters:
  ///   - gone: what goes away with the sheet's drawing, in UTF-8 bytes.
  ///   - isAny: whether anything that the screen presents counts.
  func presentsOthers(besides gone: [Range<Int>], isAny: Bool) -> Bool {
    guard let owner else { return false }
    return SheetContent.presentations.contains { name in
      (model.names.references[name] ?? []).prefix(256).contains { reference in
        guard owner.contains(reference), let modifier = Modifier(reference.parent?.parent), modifier.name == name,
          !gone.contains(where: { $0.contains(modifier.range.lowerBound) }),
          let state = modifier.call.argument("isPresented") ?? modifier.call.argument("item")
            ?? modifier.arguments.first?.value
        else { return false }
        return isAny || state.descendants.contains { $0.kind == .declReferenceExpr && isUsed($0.firstToken.text) }
      }
    }
  }

  /// Whether the content may assign another item to the state that it is shown by.
  func replaces(_ key: String) -> Bool {
    let name = key.split(separator: ".").last.map(String.init) ?? key
    let references = (model.names.references[name] ?? []) + (model.names.references["$" + name] ?? [])
    return references.prefix(256).contains { reference in
      let isHere = content.contains(reference)
      guard isHere || reference.ancestor(.functionDecl)?.declaredName.map(used.contains) == true else { return false }
      if reference.text.hasPrefix("$") { return isHere }
      let access = reference.parent
      let target = access?.kind == .memberAccessExpr && access?.lastChild == reference ? access! : reference
      guard target.stateKey == key, let list = target.parent, list.kind == .exprList else { return false }
      let parts = list.children
      return parts.first == target && parts.count > 2 && parts[1].kind == .assignmentExpr
        && parts[2].kind != .nilLiteralExpr
    }
  }

  /// Whether the content uses the state that a binding such as `$isShown` names.
  private func isUsed(_ name: String) -> Bool {
    used.contains(name.hasPrefix("$") ? String(name.dropFirst()) : name)
  }
}
