import UnfoldEngine
import UnfoldPatterns
import UnfoldRules

/// The migrations that a project has of its own, as rules: those in `.unfold` of the folders looked at and of the ones
/// around them up to the top of the repository, and those that `--rules` names.
struct ProjectMigrations {
  private(set) var rules: [any Rule] = []
  /// Files that are no migrations, and why. The others still are.
  private(set) var troubles: [FileTrouble] = []
  private var seen: Set<String> = []

  static let folderName = ".unfold"

  init(_ options: Options) {
    for path in options.migrationPaths { take(path, isNamed: true) }
    for folder in Self.folders(around: options.paths) { take("\(folder)/\(Self.folderName)", isNamed: false) }
  }

  /// The folders that may have migrations, the nearest first.
  private static func folders(around paths: [String]) -> [String] {
    var found: [String] = []
    let current = canonicalPath(".") ?? "/"
    for path in paths.isEmpty ? ["."] : paths where path != "-" {
      guard var folder = canonicalPath("\(path)/.") ?? canonicalPath(splitPath(path).folder) else { continue }
      // Outside of a repository nothing says where a project ends, but that it is worked on from here.
      let top = repositoryRoot(of: folder) ?? (isPath(folder, atOrBelow: current) ? current : folder)
      while true {
        if !found.contains(folder) { found.append(folder) }
        if folder == top || folder == "/" { break }
        folder = splitPath(folder).folder
      }
    }
    return found
  }

  /// - Parameter isNamed: whether the user named it, so that it has to be there.
  private mutating func take(_ path: String, isNamed: Bool) {
    guard canonicalPath(path) != nil else {
      if isNamed { troubles.append(FileTrouble(path: path, cause: "is not there (--rules)")) }
      return
    }
    guard canonicalPath("\(path)/.") != nil else { return read(path) }
    do throws(FileTrouble) {
      let names = try namesOfFiles(in: path).filter { $0.hasSuffix(".swift") }
      if names.isEmpty && isNamed { troubles.append(FileTrouble(path: path, cause: "has no .swift file in it (--rules)")) }
      for name in names { read("\(path)/\(name)") }
    } catch {
      troubles.append(error)
    }
  }

  private mutating func read(_ path: String) {
    guard let canonical = canonicalPath(path), seen.insert(canonical).inserted else { return }
    let shown = relativePath(of: canonical, from: canonicalPath(".") ?? "/")
    do throws(FileTrouble) {
      let source = try readSource(canonical)
      if let problem = source.problem { throw FileTrouble(path: shown, cause: "is no migration: \(problem)") }
      let name = String(splitPath(canonical).name.prefix { $0 != "." })
      let migration: Migration
      do throws(PatternError) {
        migration = try Migration(source.string(0..<source.count), name: name)
      } catch {
        throw FileTrouble(path: "\(shown):\(error.line)", cause: error.message)
      }
      if allRules.contains(where: { $0.id == migration.id }) {
        throw FileTrouble(path: shown, cause: "'\(migration.id)' is a rule of Unfold's own; rename the file, or give another id")
      }
      if rules.contains(where: { $0.id == migration.id }) {
        throw FileTrouble(path: shown, cause: "another migration is called '\(migration.id)' too; rename one of them")
      }
      rules.append(PatternRule(migration))
    } catch {
      troubles.append(error)
    }
  }
}

extension Options {
  /// Unfold's rules and the project's.
  var knownRules: [any Rule] { allRules + migrations }
}
