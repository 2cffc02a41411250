import Foundation
import UnfoldTestSupport

/// The repository that these tests are of.
enum Repository {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}

/// A program that a test needs and a machine may lack.
enum Command {
  static func isMissing(_ name: String) -> Bool {
    let found = try? run(["bash", "-c", "command -v \(name)"], in: "/")
    return found?.status != 0
  }
}
