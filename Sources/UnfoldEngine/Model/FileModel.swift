import UnfoldSyntax

/// SwiftUI's shapes over the syntax of one file: what rules ask about names, chains and where a view stands.
///
/// What has been found out is kept, so that a question that many views have in common is answered once a file.
public final class FileModel: @unchecked Sendable {
  // Unchecked: `lock` guards all that changes.

  public let tree: SyntaxTree
  /// The other files of the run.
  let elsewhere: Elsewhere
  private let lock = Lock()
  private var lazyNames: FileNames?
  private var lazyIndentationUnit: String?
  private var lazyImports: Set<String>?
  private var lazyBoundNames: Set<String>?
  private var lazySwiftUIImports: [SyntaxNode]?
  private var properties: [String: [String: [SyntaxNode]]] = [:]
  private var uses: [SyntaxNode: [SyntaxNode]] = [:]
  private var fillings: [SizeQuestion: Filling] = [:]

  /// A model of a file that is alone.
  public convenience init(_ tree: SyntaxTree) { self.init(tree, elsewhere: .nothing) }

  init(_ tree: SyntaxTree, elsewhere: Elsewhere) {
    self.tree = tree
    self.elsewhere = elsewhere
  }

  /// The names that the file declares and uses; found when first asked for.
  public var names: FileNames {
    if let names = lock.withLock({ lazyNames }) { return names }
    let names = FileNames(tree)
    lock.withLock { lazyNames = names }
    return names
  }

  /// The modules that the file imports at its top, by the first part of their names; found when first asked for.
  public var importedModules: Set<String> {
    if let modules = lock.withLock({ lazyImports }) { return modules }
    let modules = tree.root.importedModules
    lock.withLock { lazyImports = modules }
    return modules
  }

  /// The imports of SwiftUI, wherever they stand; found when first asked for.
  var swiftUIImports: [SyntaxNode] {
    if let imports = lock.withLock({ lazySwiftUIImports }) { return imports }
    let imports = tree.root.descendants.filter { node in
      node.kind == .importDecl && node.child(.importPathComponentList)?.firstToken.isText("SwiftUI") == true
    }
    lock.withLock { lazySwiftUIImports = imports }
    return imports
  }

  /// The properties of that name in types of that name and in extensions of them, each a `patternBinding`, in source
  /// order. A file may have as many of one name as it has types.
  public func properties(_ name: String, ofType type: String) -> [SyntaxNode] {
    if let known = lock.withLock({ properties[name] }) { return known[type] ?? [] }
    var byType: [String: [SyntaxNode]] = [:]
    for binding in names.values[name] ?? [] where binding.isMember {
      if let owner = binding.enclosingType?.declaredName { byType[owner, default: []].append(binding) }
    }
    lock.withLock { properties[name] = byType }
    return byType[type] ?? []
  }

  /// The `body` of a view that this file declares, as a `patternBinding`.
  public func viewBody(of type: SyntaxNode) -> SyntaxNode? {
    guard let name = type.declaredName else { return nil }
    return properties("body", ofType: name).first { $0.isViewBody && $0.enclosingType == type }
  }

  /// The names that something in the file may be declared by: a value, a parameter, what a pattern binds; found when
  /// first asked for.
  var boundNames: Set<String> {
    if let names = lock.withLock({ lazyBoundNames }) { return names }
    var names: Set<String> = []
    for index in 0..<tree.count where tree.kind(at: index) == .identifier {
      let token = tree[index]
      guard let parent = token.parent, parent.kind != .declReferenceExpr, parent.kind != .labeledExpr else { continue }
      names.insert(token.text)
    }
    lock.withLock { lazyBoundNames = names }
    return names
  }

  /// One level of indentation, as `SyntaxTree.indentationUnit()` finds it when first asked for.
  public var indentationUnit: String {
    if let unit = lock.withLock({ lazyIndentationUnit }) { return unit }
    let unit = tree.indentationUnit()
    lock.withLock { lazyIndentationUnit = unit }
    return unit
  }

  /// The uses of a declaration, found by `find` when first asked for.
  func uses(of declaration: SyntaxNode, find: () -> [SyntaxNode]) -> [SyntaxNode] {
    if let known = lock.withLock({ uses[declaration] }) { return known }
    let found = find()
    lock.withLock { uses[declaration] = found }
    return found
  }

  /// Whether a view fills its room, found by `find` when first asked for.
  func filling(_ question: SizeQuestion, find: () -> Filling) -> Filling {
    if let known = lock.withLock({ fillings[question] }) { return known }
    let found = find()
    lock.withLock { fillings[question] = found }
    return found
  }
}

/// A view, and the direction in which it may fill its room.
struct SizeQuestion: Hashable {
  enum Axis {
    case height, contentHeight, width
  }

  let view: SyntaxNode
  let axis: Axis
}
