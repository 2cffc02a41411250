import Foundation
import UnfoldSyntax

/// SwiftUI's shapes over the syntax of one file: what rules ask about names, chains and where a view stands.
public final class FileModel: @unchecked Sendable {
  // Unchecked: `lock` guards `lazyNames`, the only state that changes.

  public let tree: SyntaxTree
  private let lock = NSLock()
  private var lazyNames: FileNames?

  public init(_ tree: SyntaxTree) { self.tree = tree }

  /// The names that the file declares and uses; found when first asked for.
  public var names: FileNames {
    lock.lock()
    defer { lock.unlock() }
    if let lazyNames { return lazyNames }
    let names = FileNames(tree)
    lazyNames = names
    return names
  }
}
