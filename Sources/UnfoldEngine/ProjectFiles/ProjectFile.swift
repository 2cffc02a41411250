import UnfoldSyntax

/// A rule that also reads files of a project that are no Swift source. It only ever reports what stands in them.
public protocol ProjectFileRule: Rule {
  /// How the names of the files end that the rule reads: `project.pbxproj`, `.xcconfig`.
  var projectFileEndings: [String] { get }

  /// Looks at one file whose name ends so.
  func check(_ file: ProjectFile) -> [Finding]
}

/// A file of a project that is no Swift source, as rules see it.
public struct ProjectFile: Sendable {
  /// As given by the user or found below a folder given by the user.
  public let path: String
  public let source: SourceText
  /// That of code beside it which no target lists.
  public let deploymentTarget: DeploymentTarget
  /// Whether the run found an app's project, rather than packages alone.
  public let isOfApp: Bool

  public init(path: String, source: SourceText, deploymentTarget: DeploymentTarget, isOfApp: Bool) {
    self.path = path
    self.source = source
    self.deploymentTarget = deploymentTarget
    self.isOfApp = isOfApp
  }

  /// The last part of the path.
  public var name: String { splitPath(path).name }

  /// The lines, without their endings, each with its place in UTF-8 bytes.
  public var lines: [(text: String, range: Range<Int>)] {
    var lines: [(String, Range<Int>)] = []
    let bytes = source.bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      lines.append((source.string(start..<end), start..<end))
      start = end + 1
    }
    return lines
  }

  /// The places of a text in the file, in UTF-8 bytes.
  public func ranges(of text: String) -> [Range<Int>] {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, contains(source.bytes, wanted.withUnsafeBufferPointer { $0 }) else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    while let offset = source.bytes[start...].firstIndex(of: first), offset + wanted.count <= source.count {
      if source.bytes[offset..<offset + wanted.count].elementsEqual(wanted) { found.append(offset..<offset + wanted.count) }
      start = offset + 1
    }
    return found
  }
}

extension ProjectFile {
  /// Whether a file of that name is what an app is built from: a project of Xcode, XcodeGen or Tuist.
  static func isAppProject(_ path: String) -> Bool {
    let name = splitPath(path).name
    return name == "project.pbxproj" || isFreeProject(name)
  }
}
