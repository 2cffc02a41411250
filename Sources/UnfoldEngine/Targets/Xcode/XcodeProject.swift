import UnfoldSyntax

extension ProjectReading {
  /// Reads an Xcode project.
  ///
  /// - Parameter path: the `.xcodeproj` folder, canonical.
  mutating func xcodeProject(_ path: String) -> Project {
    let file = "\(path)/project.pbxproj"
    // A project that cannot be read still stands before those further up: what it says is not known.
    var project = Project(fallback: .unknown)
    guard let source = source(file) else { return project }
    let list: PropertyList
    do throws(PropertyList.Fault) {
      list = try PropertyList(source)
    } catch {
      let line = LineTable(source).line(at: error.offset)
      warn(file, line: line, "\(error.cause); the deployment targets of the project are not known")
      return project
    }
    guard let objects = XcodeObjects(list, path: path) else {
      warn(file, line: 1, "has no root object; the deployment targets of the project are not known")
      return project
    }
    let files = XcodeFiles(objects)
    var configurations = XcodeConfigurations(objects, files)
    project.targets = objects.targets.map { configurations.deploymentTarget(of: $0, &self) }
    addMembers(of: objects, files, to: &project)
    project.setFallback()
    return project
  }
}

/// The objects of an Xcode project, by their identifiers.
struct XcodeObjects {
  let list: PropertyList
  /// The `.xcodeproj` folder.
  let path: String
  /// What paths in the project are relative to.
  let sourceRoot: String
  let root: Int
  let targets: [Int]
  let synchronizedFolders: [Int]
  private let byIdentifier: [String: Int]
  private let lines: LineTable

  init?(_ list: PropertyList, path: String) {
    self.list = list
    self.path = path
    lines = LineTable(list.source)
    guard let objects = list.value("objects", in: 0) else { return nil }
    let entries = list.entries(of: objects)
    var byIdentifier: [String: Int] = Dictionary(minimumCapacity: entries.count)
    var synchronizedFolders: [Int] = []
    for (key, value) in entries {
      if let identifier = list.string(key) { byIdentifier[identifier] = value }
      if let kind = list.value("isa", in: value), list.isText(kind, "PBXFileSystemSynchronizedRootGroup") {
        synchronizedFolders.append(value)
      }
    }
    self.synchronizedFolders = synchronizedFolders
    self.byIdentifier = byIdentifier
    guard let root = list.string("rootObject", in: 0).flatMap({ byIdentifier[$0] }) else { return nil }
    self.root = root
    sourceRoot = absolutePath(list.string("projectDirPath", in: root) ?? "", in: splitPath(path).folder)
    targets = list.strings("targets", in: root).compactMap { byIdentifier[$0] }
  }

  subscript(identifier: String) -> Int? { byIdentifier[identifier] }

  /// The object that a key of another one refers to.
  func object(_ name: StaticString, in object: Int) -> Int? {
    list.string(name, in: object).flatMap { byIdentifier[$0] }
  }

  /// The objects that a key of another one lists.
  func objects(_ name: StaticString, in object: Int) -> [Int] {
    list.strings(name, in: object).compactMap { byIdentifier[$0] }
  }

  func isA(_ kind: StaticString, _ object: Int) -> Bool {
    list.value("isa", in: object).map { list.isText($0, kind) } ?? false
  }

  func origin(_ node: Int) -> DeploymentTarget.Origin {
    let line = lines.line(at: Int(list.nodes[node].start))
    return DeploymentTarget.Origin(path: "\(path)/project.pbxproj", line: line)
  }
}
