/// Where the files and folders of an Xcode project lie.
final class XcodeFiles {
  private let objects: XcodeObjects
  /// The paths of objects, by their places in the list.
  private var paths: [Int: String] = [:]
  private var canonicalFolders: [String: String] = [:]

  /// Walks the groups, which lie in each other as folders do, with a stack of its own.
  init(_ objects: XcodeObjects) {
    self.objects = objects
    var open: [(object: Int, folder: String)] = []
    if let main = objects.object("mainGroup", in: objects.root) { open = [(main, objects.sourceRoot)] }
    var seen: Set<Int> = []
    while let (object, folder) = open.popLast() {
      // A group that is in itself is walked once.
      guard seen.insert(object).inserted else { continue }
      guard let path = resolve(object, in: folder) else { continue }
      paths[object] = path
      for child in objects.objects("children", in: object) { open.append((child, path)) }
    }
  }

  /// The path of a file or folder; `nil` where it lies in an SDK or among what is built.
  ///
  /// What is in no group is relative to the project's folder.
  func path(of object: Int) -> String? { paths[object] ?? resolve(object, in: objects.sourceRoot) }

  /// The path without links in its folders, as the files themselves are known.
  func canonicalPath(of object: Int) -> String? { path(of: object).map(canonical) }

  func canonical(_ path: String) -> String {
    let (folder, name) = splitPath(path)
    let known = canonicalFolders[folder] ?? UnfoldEngine.canonicalPath(folder) ?? folder
    canonicalFolders[folder] = known
    return known == "/" ? "/\(name)" : "\(known)/\(name)"
  }

  private func resolve(_ object: Int, in folder: String) -> String? {
    let path = objects.list.string("path", in: object) ?? ""
    switch objects.list.string("sourceTree", in: object) {
    case "<group>", nil: return path.isEmpty ? folder : absolutePath(path, in: folder)
    case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return absolutePath(path, in: objects.sourceRoot)
    case "<absolute>": return path.hasPrefix("/") ? absolutePath(path, in: "/") : nil
    default: return nil
    }
  }
}
