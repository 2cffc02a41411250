import UnfoldSyntax

extension ProjectReading {
  /// Reads a project as Tuist describes it.
  ///
  /// - Parameter path: the `Project.swift`, canonical.
  mutating func tuistProject(_ path: String) -> Project {
    guard let source = source(path) else { return Project(fallback: .unknown) }
    let tree = SyntaxTree.parse(source)
    // Many apps have a `Project.swift` of their own that is about something else.
    guard importsProjectDescription(tree) else { return Project() }
    var constants = TuistConstants()
    let root = tuistRoot(above: splitPath(path).folder)
    for helper in helpers(in: root) {
      guard let text = self.source(helper) else { continue }
      constants.add(.parse(text), path: helper)
    }
    constants.add(tree, path: path, isOverriding: true)
    let reader = TuistManifest(tree: tree, constants: constants, folder: splitPath(path).folder, root: root)
    var project = reader.project(&self)
    if tree.hasError, project.targets.isEmpty {
      warn(path, "cannot be parsed as Swift; its deployment targets are not known")
    }
    project.setFallback()
    return project
  }

  /// The Swift files in `Tuist/ProjectDescriptionHelpers`.
  private func helpers(in root: String) -> [String] {
    var found: [String] = []
    var open = ["\(root)/Tuist/ProjectDescriptionHelpers"]
    while let folder = open.popLast(), found.count < 1000 {
      for entry in (try? folderEntries(folder))?.entries ?? [] {
        let path = "\(folder)/\(entry.name)"
        if entry.kind == .folder { open.append(path) }
        if entry.kind == .regular, entry.name.hasSuffix(".swift") { found.append(path) }
      }
    }
    return found.sorted()
  }
}

/// The folder that a Tuist workspace begins at: the nearest with a folder `Tuist` in it.
private func tuistRoot(above folder: String) -> String {
  for place in [folder] + foldersAround(folder) {
    if (try? fileStatus("\(place)/Tuist"))?.kind == .folder { return place }
    if (try? fileStatus("\(place)/.git")) != nil { break }
  }
  return folder
}

private func importsProjectDescription(_ tree: SyntaxTree) -> Bool {
  (0..<tree.count).contains { index in
    tree.kind(at: index) == .importDecl && tree[index].lastChild?.isText("ProjectDescription") == true
  }
}
