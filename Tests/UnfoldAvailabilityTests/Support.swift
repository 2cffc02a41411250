import UnfoldSyntax

@testable import UnfoldEngine

/// `text` as a file of a target such as `ios=17.0,macos=14.0`; empty where nothing is known.
///
/// - Parameter others: the run's other files, by their names.
func file(
  _ text: String, _ target: String = "ios=17.0", path: String = "Screen.swift", others: [String: String] = [:]
) -> FileContext {
  var versions: [Platform: Version] = [:]
  for part in target.split(separator: ",") {
    let words = part.split(separator: "=")
    versions[Platform(name: words[0])!] = Version(words[1])!
  }
  return FileContext(
    path: path, tree: SyntaxTree.parse(SourceText(text)), deploymentTarget: DeploymentTarget(versions: versions),
    index: SourceIndex(sources: others.mapValues { SourceText($0) }))
}

extension FileContext {
  /// The first token that is just `text`.
  func token(_ text: String) -> SyntaxNode {
    (0..<tree.count).map { tree[$0] }.first { $0.isToken && $0.text == text }!
  }

  /// What can run the code at the name `here`, as `iOS 17.0, macOS 14.0`.
  var here: String {
    let versions = availability(at: token("here")).versions
    return Platform.allCases.compactMap { platform in versions[platform].map { "\(platform) \($0)" } }
      .joined(separator: ", ")
  }
}
