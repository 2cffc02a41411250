import UnfoldSyntax

/// How many folders of a repository are looked through for projects.
private let mostFolders = 50_000

/// Folders that Xcode shows as one thing; no project lies in them.
private let bundleEndings = [".xcassets", ".lproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".xcdatamodeld"]

extension ProjectReading {
  /// The project files anywhere in a repository, but package manifests, which speak for nothing outside their folder.
  mutating func projectFiles(in root: String) -> [String] {
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
        case .folder where entry.name.hasSuffix(".xcodeproj"): found.append(path)
        case .folder:
          let isLeftOut = entry.name.hasPrefix(".") || foldersLeftOut.contains(entry.name)
          if !isLeftOut, !bundleEndings.contains(where: entry.name.hasSuffix) { open.append(path) }
        case .regular where isGeneratorFile(entry.name): found.append(path)
        default: continue
        }
      }
    }
    return found.sorted()
  }
}

/// Whether a file of that name describes a project that a generator makes.
func isGeneratorFile(_ name: String) -> Bool { name == "Project.swift" || name == "project.yml" || name == "project.yaml" }

/// Whether `..` stands in the text as a part of a path.
func namesParentFolder(_ source: SourceText) -> Bool {
  let bytes = source.bytes
  var offset = 0
  while offset + 1 < bytes.count {
    if bytes[offset + 1] != UInt8(ascii: ".") {
      offset += 2
    } else if bytes[offset] != UInt8(ascii: ".") {
      offset += 1
    } else {
      // Behind three dots stands no path.
      let isWord = offset > 0 && bytes[offset - 1] == UInt8(ascii: ".")
      if !isWord, source[offset + 2] != UInt8(ascii: ".") { return true }
      offset += 1
    }
  }
  return false
}
