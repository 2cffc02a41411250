/// Notes in `project` which Swift files each target is built from.
func addMembers(of objects: XcodeObjects, _ files: XcodeFiles, to project: inout Project) {
  let list = objects.list
  /// The targets whose files are those of a synchronised folder, by the folder.
  var synchronized: [Int: [Int]] = [:]
  for (target, object) in objects.targets.enumerated() {
    for phase in objects.objects("buildPhases", in: object) where objects.isA("PBXSourcesBuildPhase", phase) {
      for buildFile in objects.objects("files", in: phase) {
        guard let reference = objects.object("fileRef", in: buildFile) else { continue }
        for file in swiftFiles(of: reference, objects) {
          guard let path = files.canonicalPath(of: file) else { continue }
          project.add(path, to: target, platforms: platforms(of: buildFile, list))
        }
      }
    }
    for folder in objects.objects("fileSystemSynchronizedGroups", in: object) {
      synchronized[folder, default: []].append(target)
    }
  }
  let indices = Dictionary(objects.targets.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  for object in objects.synchronizedFolders {
    addFolder(object, targets: synchronized[object] ?? [], indices, objects, files, to: &project)
  }
}

/// Notes what a synchronised folder holds. All files in it belong to its targets but for those that an exception set
/// of the target names; an exception set of any other target names files that belong to that one.
private func addFolder(
  _ folder: Int, targets: [Int], _ indices: [Int: Int], _ objects: XcodeObjects, _ files: XcodeFiles,
  to project: inout Project
) {
  guard let path = files.canonicalPath(of: folder) else { return }
  var memberships = targets.map { Project.FolderMembership(target: $0) }
  for set in objects.objects("exceptions", in: folder) {
    guard objects.isA("PBXFileSystemSynchronizedBuildFileExceptionSet", set),
      let target = objects.object("target", in: set).flatMap({ indices[$0] })
    else { continue }
    let paths = objects.list.strings("membershipExceptions", in: set).map { absolutePath($0, in: path) }
    let index: Int
    if let known = memberships.firstIndex(where: { $0.target == target }) {
      index = known
      if memberships[index].only == nil {
        memberships[index].exceptions.formUnion(paths)
      } else {
        memberships[index].only?.formUnion(paths)
      }
    } else {
      index = memberships.count
      memberships.append(Project.FolderMembership(target: target, only: Set(paths)))
    }
    guard let filters = objects.list.value("platformFiltersByRelativePath", in: set) else { continue }
    for (key, value) in objects.list.entries(of: filters) {
      guard let name = objects.list.string(key) else { continue }
      let names = objects.list.elements(of: value).compactMap(objects.list.string)
      memberships[index].platforms[absolutePath(name, in: path)] = Set(names.compactMap { Platform(name: $0) })
    }
  }
  project.folders[path, default: []] += memberships
}

/// The Swift files that a reference stands for: itself, or what is in a group of versions or languages.
private func swiftFiles(of reference: Int, _ objects: XcodeObjects) -> [Int] {
  if objects.isA("PBXFileReference", reference) {
    return (objects.list.string("path", in: reference) ?? "").hasSuffix(".swift") ? [reference] : []
  }
  return objects.objects("children", in: reference).filter {
    objects.isA("PBXFileReference", $0) && (objects.list.string("path", in: $0) ?? "").hasSuffix(".swift")
  }
}

/// The platforms that a file is built for in a target; `nil`: all of them.
private func platforms(of buildFile: Int, _ list: PropertyList) -> Set<Platform>? {
  var names = list.strings("platformFilters", in: buildFile)
  if let name = list.string("platformFilter", in: buildFile) { names.append(name) }
  return names.isEmpty ? nil : Set(names.compactMap { Platform(name: $0) })
}
