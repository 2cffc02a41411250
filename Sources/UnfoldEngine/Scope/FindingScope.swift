import UnfoldSyntax

/// To which places a run is limited. Limits of different kinds hold together; of several of one kind any will do.
public struct FindingScope: Sendable {
  /// Lines of a file, each from 1.
  public struct Lines: Hashable, Sendable {
    /// As the user gave it.
    public var path: String
    public var range: ClosedRange<Int>
    fileprivate let canonicalPath: String?

    public init(path: String, range: ClosedRange<Int>) {
      self.path = path
      self.range = range
      canonicalPath = UnfoldEngine.canonicalPath(path)
    }
  }

  /// Where findings begin; empty: anywhere.
  public var lines: [Lines] = []
  /// What findings are in, such as `PlayerView` or `PlayerView.body`; empty: anything.
  public var declarations: [String] = []
  /// What findings have lines of; `nil`: anything.
  public var changes: GitChanges?

  public init() {}

  public var isUnlimited: Bool { lines.isEmpty && declarations.isEmpty && changes == nil }

  /// Whether nothing can be found in the file, whatever stands in it.
  func excludes(_ path: String) -> Bool {
    // Lines and declarations that aren't there are trouble, so they have to be looked for.
    lines.isEmpty && declarations.isEmpty && changes?.isUntouched(path) == true
  }

  /// What the limits come to in one file.
  ///
  /// - Parameters:
  ///   - path: of the file, as the run knows it.
  ///   - tree: makes the file's tree, if there is need for it.
  func limits(of source: SourceText, at path: String, tree: () -> SyntaxTree) -> FileLimits {
    var limits = FileLimits()
    if !lines.isEmpty {
      let file = canonicalPath(path)
      let table = LineTable(source)
      limits.beginnings = []
      for lines in lines where lines.canonicalPath == file || lines.path == path {
        guard lines.range.lowerBound <= table.starts.count else {
          let count = "\(table.starts.count) line\(table.starts.count == 1 ? "" : "s")"
          let cause = "has no line \(lines.range.lowerBound), which --lines asks for; it has \(count)"
          limits.troubles.append(FileTrouble(path: path, cause: cause))
          continue
        }
        limits.beginnings?.append(table.range(of: lines.range, in: source))
      }
    }
    if let changes { limits.touched = changes.ranges(in: source, at: path) }
    if !declarations.isEmpty {
      limits.declarations = []
      // The name has to stand in the text; most files lack it and need no tree.
      let wanted = declarations.filter { name in
        var word = Array(name.split(separator: ".").last.map(String.init)?.utf8 ?? "".utf8)
        return !word.isEmpty && word.withUnsafeMutableBufferPointer { contains(source.bytes, .init($0)) }
      }
      if !wanted.isEmpty {
        for (name, range) in FindingScope.places(of: wanted, in: tree()) {
          limits.found.insert(name)
          limits.declarations?.append(range)
        }
      }
    }
    return limits
  }

  private static func places(of names: [String], in tree: SyntaxTree) -> [(name: String, range: Range<Int>)] {
    var places: [(String, Range<Int>)] = []
    let paths = names.map { (name: $0, parts: $0.split(separator: ".").map(String.init)) }
    for index in 0..<tree.count where declaring.contains(tree.kind(at: index)) {
      let node = tree[index]
      guard let own = node.declaredName, let declaration = node.declarationWithName else { continue }
      for path in paths where path.parts.last == own {
        var type = declaration.enclosingType
        let isRight = path.parts.dropLast().reversed().allSatisfy { part in
          defer { type = type?.enclosingType }
          return type?.declaredName == part
        }
        if isRight { places.append((path.name, declaration.textRange)) }
      }
    }
    return places
  }

  private static let declaring: Set<SyntaxKind> = [
    .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .patternBinding,
  ]
}

extension SyntaxNode {
  /// The whole declaration of a name that isn't local to a function.
  fileprivate var declarationWithName: SyntaxNode? {
    let declaration = kind == .patternBinding ? ancestor(.variableDecl) : self
    guard let declaration else { return nil }
    if kind != .functionDecl && kind != .patternBinding { return declaration }
    let around = declaration.ancestor(.memberBlockItem, .codeBlock, .closureExpr, .accessorBlock)
    return around == nil || around?.kind == .memberBlockItem ? declaration : nil
  }
}

extension LineTable {
  fileprivate func range(of lines: ClosedRange<Int>, in source: SourceText) -> Range<Int> {
    let end = lines.upperBound < starts.count ? starts[lines.upperBound] : source.count + 1
    return starts[lines.lowerBound - 1]..<end
  }
}

/// The places of one file to which a run is limited, in UTF-8 bytes; `nil` where nothing limits it.
struct FileLimits {
  var beginnings: [Range<Int>]?
  var touched: [Range<Int>]?
  var declarations: [Range<Int>]?
  /// Which of the declarations asked for are in the file.
  var found: Set<String> = []
  var troubles: [FileTrouble] = []

  /// Whether nothing in the file is inside.
  var isNowhere: Bool { [beginnings, touched, declarations].contains { $0?.isEmpty ?? false } }

  /// Whether a finding is inside.
  ///
  /// - Parameter range: of its code, in UTF-8 bytes of the file as it was.
  func contains(_ range: Range<Int>) -> Bool {
    if let beginnings, !beginnings.contains(where: { $0.contains(range.lowerBound) }) { return false }
    let isTouched = touched?.contains { range.lowerBound < $0.upperBound && $0.lowerBound <= range.upperBound }
    if isTouched == false { return false }
    guard let declarations else { return true }
    return declarations.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }
}
