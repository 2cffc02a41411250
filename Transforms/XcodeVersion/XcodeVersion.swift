import UnfoldEngine
import UnfoldSyntax

/// Finds projects that are built with an Xcode older than 27.
public struct XcodeVersion: ProjectFileRule {
  public init() {}

  public let id = "xcode-version"
  public let level = RuleLevel.review
  public let summary = "a project pinned to an Xcode older than 27 (`.xcode-version`, upgrade checks, workflows)"
  public let nodeKinds: [SyntaxKind] = [.labeledExpr]
  public let triggers: [Trigger] = ["compatibleXcodeVersions"]
  public let projectFileEndings = [
    ".xcode-version", "project.pbxproj", ".yml", ".yaml", "Fastfile", ".xcodes-version", "Jenkinsfile",
  ]

  /// The versions with which Tuist generates the project.
  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard node.firstToken.isText("compatibleXcodeVersions"), let argument = Argument(node),
      argument.label == "compatibleXcodeVersions"
    else { return [] }
    let isOpen = argument.value.descendants.contains { $0.isText("all") || $0.isText("upToNextMajor") }
    let versions = argument.value.descendants.compactMap { node -> XcodeRelease? in
      node.kind == .stringLiteralExpr ? node.plainText.flatMap { XcodeRelease($0[...]) } : nil
    }
    guard !isOpen, let newest = versions.max(), newest.isOld else { return [] }
    return [.review(id, argument.value.textRange, Self.pinned(to: newest))]
  }

  public func check(_ file: ProjectFile) -> [Finding] {
    guard file.deploymentTarget.hasIOS else { return [] }
    switch file.name {
    case "project.pbxproj": return upgradeCheck(file)
    case ".xcode-version", ".xcodes-version": return versionFile(file)
    default: return file.isOfApp && file.isBuildScript ? buildScript(file) : []
    }
  }

  /// A file that holds nothing but a version.
  private func versionFile(_ file: ProjectFile) -> [Finding] {
    guard let line = file.lines.first(where: { $0.text.contains(where: \.isNumber) }),
      let digits = line.text.firstIndex(where: \.isNumber), let release = XcodeRelease(line.text[digits...]),
      release.isOld
    else { return [] }
    return [.review(id, line.range, Self.pinned(to: release))]
  }

  /// `LastUpgradeCheck = 1540;`: the Xcode that brought the project's settings up to date.
  private func upgradeCheck(_ file: ProjectFile) -> [Finding] {
    let checks = file.writtenSettings(with: "LastUpgradeCheck").filter { $0.key == "LastUpgradeCheck" }
    guard let check = checks.first, let number = Int(check.value), number > 0 else { return [] }
    let release = XcodeRelease(major: number / 100, minor: number / 10 % 10)
    return release.isOld ? [.review(id, check.range, Self.lastUpgraded(by: release))] : []
  }

  /// What a workflow, a build server's settings or a script choose; several may be tried beside one another.
  private func buildScript(_ file: ProjectFile) -> [Finding] {
    let pins = file.xcodePins
    guard let newest = pins.max(by: { $0.release < $1.release }), newest.release.isOld else { return [] }
    let first = pins.first { $0.release == newest.release } ?? newest
    return [.review(id, first.range, Self.pinned(to: first.release))]
  }

  private static let consequence = """
    Apps built with Xcode 26 or older run on iPhone Duo in an area of a usual iPhone's shape; Xcode 27 gives them \
    the inner display, and 27.1 the whole of it and vertical bars.
    """

  private static func pinned(to release: XcodeRelease) -> String {
    "The project is built with Xcode \(release). \(consequence) Move to 27.1 or newer, and check the app on both displays."
  }

  private static func lastUpgraded(by release: XcodeRelease) -> String {
    """
    Xcode \(release) was the last to check this project's settings. \(consequence) Check which Xcode builds releases, \
    and open the project in 27.1 or newer.
    """
  }
}

/// A version of Xcode.
struct XcodeRelease: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  /// Whether its apps are kept in an area of a usual iPhone's shape.
  var isOld: Bool { major < 27 }

  var description: String { "\(major).\(minor)" }

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The version at the start of a text: `15.4` of `15.4.1`, `15` of `15_beta`.
  init?(_ text: Substring) {
    let numbers = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }.split { $0 == "." || $0 == "_" }
    guard let major = numbers.first.flatMap({ Int($0) }), (5...99).contains(major) else { return nil }
    self.init(major: major, minor: numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0)
  }

  static func < (left: XcodeRelease, right: XcodeRelease) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
