import UnfoldSyntax

/// Reads the deployment target that a `Package.swift` declares.
///
/// Every `.iOS(.v17)` and `.macOS("13.0")` counts, wherever it stands: some packages keep their platforms in a
/// constant or add one below `#if`. Of several versions for a platform the oldest is taken, since code must run there
/// too. Where a version cannot be read, such as `.iOS(oldest)`, nothing is known.
///
/// - Parameters:
///   - source: the manifest.
///   - path: said as the origin of each version.
func deploymentTarget(ofManifest source: SourceText, path: String) -> DeploymentTarget {
  let tree = SyntaxTree.parse(source)
  let lines = LineTable(source)
  var target = DeploymentTarget()
  for index in 0..<tree.count where tree.kind(at: index) == .functionCallExpr {
    guard let (platform, versionNode) = platformCall(tree[index]) else { continue }
    guard let version = versionNode.flatMap(manifestVersion) else { return .unknown }
    if let known = target.versions[platform], known <= version { continue }
    target.versions[platform] = version
    target.origins[platform] = DeploymentTarget.Origin(
      path: path, line: lines.line(at: tree[index].textRange.lowerBound))
  }
  return target
}

/// The platform that a call such as `.iOS(.v17)` or `.custom("xros", versionString: "1.0")` names, and its version.
private func platformCall(_ call: SyntaxNode) -> (Platform, SyntaxNode?)? {
  guard let callee = call.child(.memberAccessExpr), callee == call.children.first,
    let name = callee.lastChild?.firstToken.text, let arguments = call.child(.labeledExprList)?.children
  else { return nil }
  // `.iOS` or `SupportedPlatform.iOS`, and nothing else that happens to be called so.
  if let base = callee.children.first, base.kind != .period, !base.isText("SupportedPlatform") { return nil }
  if name == "custom" {
    guard arguments.count == 2, let custom = arguments[0].children.first.flatMap(literalText),
      let platform = Platform(name: custom)
    else { return nil }
    return (platform, value(of: arguments[1]))
  }
  guard arguments.count == 1, arguments[0].children.first?.isToken == false,
    let platform = Platform(name: name), platform.rawValue == name
  else { return nil }
  return (platform, value(of: arguments[0]))
}

/// The expression of an argument, behind its label.
private func value(of argument: SyntaxNode) -> SyntaxNode? { argument.children.first { !$0.isToken } }

/// `.v17`, `.v10_15` or `"17.0"`.
private func manifestVersion(_ node: SyntaxNode) -> Version? {
  if let text = literalText(node) { return Version(text) }
  guard node.kind == .memberAccessExpr, let name = node.lastChild?.text, name.hasPrefix("v") else { return nil }
  return Version(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
}

/// The value of a string literal without interpolations and escapes.
private func literalText(_ node: SyntaxNode) -> String? {
  guard node.kind == .stringLiteralExpr, let segments = node.child(.stringLiteralSegmentList)?.children,
    segments.count == 1, segments[0].kind == .stringSegment
  else { return nil }
  let text = segments[0].text
  return text.contains("\\") ? nil : text
}
