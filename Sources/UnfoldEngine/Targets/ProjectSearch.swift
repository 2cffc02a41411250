import UnfoldSyntax

/// How many folders of a repository are looked through for projects.
private let mostFolders = 50_000

/// Folders that Xcode shows as one thing; no project lies in them.
private let bundleEndings = [
  ".xcassets", ".lproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".xcdatamodeld",
]

extension ProjectReading {
  /// The files and folders anywhere in a repository whose names are wanted.
  mutating func search(_ root: String, for isWanted: (String) -> Bool) -> [String] {
    var found: [String] = []
    var open = [root]
    var count = 0
    while let folder = open.popLast() {
      count += 1
      if count > mostFolders {
        warn(root, "has more than \(mostFolders) folders; projects were looked for in so many of them only")
        break
      }
      for entry in (try? folderEntries(folder))?.entries ?? [] {
        let path = "\(folder)/\(entry.name)"
        switch entry.kind ?? (try? fileStatus(path, followingLinks: false))?.kind {
        case .folder where entry.name.hasSuffix(".xcodeproj"): if isWanted(entry.name) { found.append(path) }
        case .folder:
          let isLeftOut = entry.name.hasPrefix(".") || foldersLeftOut.contains(entry.name)
          if !isLeftOut, !bundleEndings.contains(where: entry.name.hasSuffix) { open.append(path) }
        case .regular where isWanted(entry.name): found.append(path)
        default: continue
        }
      }
    }
    return found.sorted()
  }
}

/// Whether something of that name may be a project with files outside its own folder: all but a package.
func isFreeProject(_ name: String) -> Bool {
  name.hasSuffix(".xcodeproj") || ["Project.swift", "project.yml", "project.yaml"].contains(name)
}

/// What stands in a project file that may name something outside of its own folder.
private let waysOut: [StaticString] = ["../", "..;", "..\"", "..'", "..\n", "relativeToRoot"]

/// Whether a project file may name something outside of its own folder. Seeing that takes no time beside reading it.
func mayReachOut(_ source: SourceText) -> Bool {
  waysOut.contains { way in
    contains(source.bytes, UnsafeBufferPointer(start: way.utf8Start, count: way.utf8CodeUnitCount))
  }
}
