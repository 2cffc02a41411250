import UnfoldSyntax

/// One file as rules see it.
public final class FileContext: Sendable {
  /// As given by the user or found below a folder given by the user; `-` for standard input.
  public let path: String
  public let tree: SyntaxTree
  public let deploymentTarget: DeploymentTarget
  /// SwiftUI's shapes in the file.
  public let model: FileModel
  let availabilityStore = AvailabilityStore()

  /// - Parameter index: what the other files of the run have.
  public convenience init(
    path: String, tree: SyntaxTree, deploymentTarget: DeploymentTarget, index: SourceIndex = .empty
  ) {
    let elsewhere = Elsewhere(index: index, path: path)
    self.init(path: path, tree: tree, deploymentTarget: deploymentTarget, elsewhere: elsewhere)
  }

  init(path: String, tree: SyntaxTree, deploymentTarget: DeploymentTarget, elsewhere: Elsewhere) {
    self.path = path
    self.tree = tree
    self.deploymentTarget = deploymentTarget
    model = FileModel(tree, elsewhere: elsewhere)
  }

  /// What other bytes of the same file would be.
  func with(_ tree: SyntaxTree) -> FileContext {
    FileContext(path: path, tree: tree, deploymentTarget: deploymentTarget, index: model.elsewhere.index)
  }
}
