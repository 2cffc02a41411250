import UnfoldSyntax

/// A place in another file of the run. Its offsets mean nothing in the file that asked: nothing of it can be edited.
public struct Site: Sendable {
  public let node: SyntaxNode
  /// SwiftUI's shapes in the other file.
  public let model: FileModel
}

/// The other files of a run, as one file sees them.
struct Elsewhere: Sendable {
  static let nothing = Elsewhere(index: .empty, path: "")

  private let kept: SourceIndex?
  private weak let lent: SourceIndex?
  /// Of the file that looks.
  let path: String

  /// - Parameter isOfIndex: whether the index itself keeps the file that looks, so that the file can't keep the index.
  init(index: SourceIndex, path: String, isOfIndex: Bool = false) {
    kept = isOfIndex ? nil : index
    lent = index
    self.path = path
  }

  var index: SourceIndex { kept ?? lent ?? .empty }

  /// The types, and extensions of types, of that name that stand outside of all other types.
  func types(_ name: String, for asker: FileModel) -> [Site] {
    found([(name, .type)], asker) { ($0.names.types[name] ?? []).filter(\.isOutsideOfTypes) }
  }

  /// The properties of that name in a type or in extensions of it, each a `patternBinding`.
  func members(_ name: String, ofType type: String, for asker: FileModel) -> [Site] {
    found([(name, .member), (type, .type)], asker) { model in
      model.properties(name, ofType: type).filter { $0.enclosingType?.isOutsideOfTypes == true }
    }
  }

  /// The functions of that name in a type or in extensions of it; without a type those that stand in none.
  func functions(_ name: String, ofType type: String?, for asker: FileModel) -> [Site] {
    found([(name, .function)] + (type.map { [($0, .type)] } ?? []), asker) { model in
      (model.names.functions[name] ?? []).filter { $0.enclosingType?.declaredName == type }
    }
  }

  /// The functions of that name in extensions of `View`.
  func modifiers(_ name: String, for asker: FileModel) -> [Site] {
    found([(name, .modifier)], asker) { model in
      (model.names.functions[name] ?? []).filter(\.isInViewExtension)
    }
  }

  /// The values of that name that stand outside of all types, each a `patternBinding`.
  func values(_ name: String, for asker: FileModel) -> [Site] {
    found([(name, .value)], asker) { ($0.names.values[name] ?? []).filter(\.isGlobal) }
  }

  /// The calls of a type's initialiser: for a view, the places that show it.
  func calls(ofType name: String, for asker: FileModel) -> [Site] {
    index.files(with: [(name, .call)], besides: path, or: .importing(folders: folders)).flatMap { candidate in
      candidate.isTogether || !folders.isDisjoint(with: candidate.file.model.importedModules)
        ? candidate.file.model.calls(ofType: name).map { Site(node: $0, model: candidate.file.model) } : []
    }
  }

  /// The names of the folders that the file lies in, one of which may be its module's.
  private var folders: Set<String> { Set(path.split(separator: "/").dropLast().map(String.init)) }

  private func found(
    _ names: [(name: String, use: NameUse)], _ asker: FileModel, in declarations: (FileModel) -> [SyntaxNode]
  ) -> [Site] {
    index.files(with: names, besides: path, or: .inFolder(of: asker.importedModules)).flatMap { candidate in
      let model = candidate.file.model
      return declarations(model)
        .filter { candidate.isTogether ? !$0.isHiddenFromOtherFiles : $0.isPublic }
        .map { Site(node: $0, model: model) }
    }
  }
}

extension SyntaxNode {
  /// Whether a declaration stands in no type; an extension's members do.
  fileprivate var isOutsideOfTypes: Bool { enclosingType == nil }

  /// Whether a `patternBinding` stands neither in a type nor in a function.
  fileprivate var isGlobal: Bool {
    ancestor(.codeBlockItemList, .memberBlockItemList)?.parent?.kind == .sourceFile
  }

  /// The node that bears a declaration's `private` and `public`.
  private var declarationWithModifiers: SyntaxNode { kind == .patternBinding ? ancestor(.variableDecl) ?? self : self }

  /// Whether `private` or `fileprivate` stands before the declaration or before a type around it.
  fileprivate var isHiddenFromOtherFiles: Bool {
    let declaration = declarationWithModifiers
    func isHidden(_ node: SyntaxNode) -> Bool { node.hasModifier(.private) || node.hasModifier(.fileprivate) }
    // `private(set)` hides the setter alone.
    let hidesAll = isHidden(declaration) && !declaration.hidesSetterOnly
    return hidesAll || (declaration.enclosingType?.isHiddenFromOtherFiles ?? false)
  }

  private var hidesSetterOnly: Bool {
    child(.declModifierList)?.children.contains { $0.child(.declModifierDetail) != nil } ?? false
  }

  /// Whether other modules can use the declaration; of an extension, whether they may use what it holds.
  fileprivate var isPublic: Bool {
    if kind == .extensionDecl { return true }
    let declaration = declarationWithModifiers
    // What a public extension holds is public.
    let owner = declaration.enclosingType.flatMap { $0.kind == .extensionDecl ? $0 : nil }
    return declaration.isMarkedPublic || owner?.isMarkedPublic == true
  }

  private var isMarkedPublic: Bool { hasModifier(.public) || hasModifier(.open) || hasModifier(.package) }
}
