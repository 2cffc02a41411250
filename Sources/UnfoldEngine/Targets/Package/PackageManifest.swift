import UnfoldSyntax

/// What SwiftPM takes for platforms that a manifest does not name (`PackageModel/Platform.swift`).
private let defaultVersions: [Platform: Version] = [
  .iOS: Version(12), .macOS: Version(10, 13), .tvOS: Version(12), .visionOS: Version(1), .watchOS: Version(4),
]

private let defaultNote = "SwiftPM's own, since the package names no platforms"

extension DeploymentTarget {
  /// Whether these are the versions of a package that names none.
  var usesDefaults: Bool { origins.values.contains { $0.note == defaultNote } }
}

/// Reads the deployment target that a `Package.swift` declares.
///
/// Every `.iOS(.v17)` and `.macOS("13.0")` counts, wherever it stands: some packages keep their platforms in a
/// constant or add one below `#if`. Of several versions for a platform the oldest is taken, since code must run there
/// too. Where a version cannot be read, such as `.iOS(oldest)`, nothing is known. Platforms beside those that are
/// named are left out: the package would be built for them too, but nobody means them.
///
/// - Parameters:
///   - tree: the manifest.
///   - path: said as the origin of each version.
func deploymentTarget(ofManifest tree: SyntaxTree, path: String) -> DeploymentTarget {
  let lines = LineTable(tree.source)
  var target = DeploymentTarget()
  var package: SyntaxNode?
  for index in 0..<tree.count where tree.kind(at: index) == .functionCallExpr {
    guard let call = ManifestCall(tree[index]) else { continue }
    if call.name == "Package", package == nil { package = tree[index] }
    guard let (platform, versionNode) = platformCall(call) else { continue }
    guard let version = manifestVersion(versionNode) else { return .unknown }
    if let known = target.versions[platform], known <= version { continue }
    target.versions[platform] = version
    target.origins[platform] = DeploymentTarget.Origin(
      path: path, line: lines.line(at: tree[index].textRange.lowerBound))
  }
  guard target.versions.isEmpty, let package, !namesPlatforms(tree, package) else { return target }
  let line = lines.line(at: package.textRange.lowerBound)
  let origin = DeploymentTarget.Origin(path: path, line: line, note: defaultNote)
  return DeploymentTarget(versions: defaultVersions, origins: defaultVersions.mapValues { _ in origin })
}

/// Whether the package is given platforms, though none of them may be readable.
private func namesPlatforms(_ tree: SyntaxTree, _ package: SyntaxNode) -> Bool {
  if let platforms = ManifestCall(package)?["platforms"], !platforms.isText("nil") { return true }
  return (0..<tree.count).contains { index in
    tree.kind(at: index) == .memberAccessExpr && tree[index].lastChild?.isText("platforms") == true
  }
}

/// The platform that a call such as `.iOS(.v17)` or `.custom("xros", versionString: "1.0")` names, and its version.
private func platformCall(_ call: ManifestCall) -> (Platform, SyntaxNode)? {
  // `.iOS` or `SupportedPlatform.iOS`, and nothing else that happens to be called so.
  guard call.isMember, call.base.map({ $0.isText("SupportedPlatform") }) ?? true else { return nil }
  if call.name == "custom" {
    guard call.arguments.count == 2, let custom = literalText(call.arguments[0].value),
      let platform = Platform(name: custom)
    else { return nil }
    return (platform, call.arguments[1].value)
  }
  guard call.arguments.count == 1, call.arguments[0].label == nil, let platform = Platform(name: call.name),
    platform.rawValue == call.name
  else { return nil }
  return (platform, call.arguments[0].value)
}

/// `.v17`, `.v10_15` or `"17.0"`.
private func manifestVersion(_ node: SyntaxNode) -> Version? {
  if let text = literalText(node) { return Version(text) }
  guard node.kind == .memberAccessExpr, let name = node.lastChild?.text, name.hasPrefix("v") else { return nil }
  return Version(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
}
