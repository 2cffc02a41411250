import UnfoldSyntax

extension ProjectReading {
  /// The Xcode projects that a workspace holds, canonical.
  ///
  /// - Parameter path: the `.xcworkspace` folder, canonical.
  mutating func xcodeProjects(ofWorkspace path: String) -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    guard isRegularFile(file), let source = source(file) else { return [] }
    let folder = splitPath(path).folder
    var projects: [String] = []
    /// The folder of each group that is open, outermost first.
    var groups = [folder]
    for element in xmlElements(source.string(0..<source.count)) {
      switch element {
      case .end("Group"): if groups.count > 1 { groups.removeLast() }
      case .start("Group", let location, let isEmpty):
        if !isEmpty { groups.append(resolve(location, group: groups.last!, folder) ?? groups.last!) }
      case .start("FileRef", let location, _):
        guard let place = resolve(location, group: groups.last!, folder), place.hasSuffix(".xcodeproj") else {
          continue
        }
        guard let project = canonicalPath(place) else { continue }
        projects.append(project)
      default: continue
      }
    }
    return projects
  }

  /// `group:` is relative to the group around, `container:` to the workspace's folder.
  private func resolve(_ location: String, group: String, _ folder: String) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "group": return absolutePath(parts[1], in: group)
    case "container": return absolutePath(parts[1], in: folder)
    case "absolute": return absolutePath(parts[1], in: "/")
    default: return nil
    }
  }
}

private enum XMLElement {
  case start(String, location: String, isEmpty: Bool)
  case end(String)
}

/// The elements of a workspace's XML, of whose attributes only `location` matters.
private func xmlElements(_ text: String) -> [XMLElement] {
  var elements: [XMLElement] = []
  for part in text.split(separator: "<", omittingEmptySubsequences: true) {
    guard let end = part.lastIndex(of: ">") else { continue }
    let tag = part[..<end]
    let name = tag.prefix { !$0.isWhitespace && $0 != ">" && ($0 != "/" || $0 == tag.first) }
    if name.hasPrefix("/") {
      elements.append(.end(String(name.dropFirst())))
    } else if name.first?.isLetter == true {
      let location = attribute("location", in: tag) ?? ""
      elements.append(.start(String(name), location: location, isEmpty: trimmed(tag).hasSuffix("/")))
    }
  }
  return elements
}

private func attribute(_ name: String, in tag: Substring) -> String? {
  var parts = tag.split(separator: "\"", omittingEmptySubsequences: false)[...]
  // Names and values take turns: `FileRef location = ` and then `group:App.xcodeproj`.
  while parts.count >= 2 {
    let key = parts.removeFirst().split(whereSeparator: { $0.isWhitespace || $0 == "=" }).last
    let value = parts.removeFirst()
    if key.map({ $0 == name }) == true { return unescaped(value) }
  }
  return nil
}

private func unescaped(_ text: Substring) -> String {
  guard text.contains("&") else { return String(text) }
  var result = text.split(separator: "&", omittingEmptySubsequences: false)[...]
  var done = String(result.removeFirst())
  for part in result {
    let entities: [(String, String)] = [("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"), ("amp;", "&")]
    if let (name, character) = entities.first(where: { part.hasPrefix($0.0) }) {
      done += character + part.dropFirst(name.count)
    } else {
      done += "&" + part
    }
  }
  return done
}
