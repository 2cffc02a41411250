import Foundation
import UnfoldTestSupport

/// The built executable.
enum UnfoldTool {
  /// It lies beside the test bundle.
  static let path: String = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("unfold").path
    #else
      return Bundle.main.bundleURL.appendingPathComponent("unfold").path
    #endif
  }()

  /// The tool keeps its journals beside the test's folder, and not with the user's own.
  static func environment(_ folder: TemporaryFolder) -> [String: String] { ["XDG_STATE_HOME": folder.statePath] }

  static func run(
    _ arguments: String..., in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:]
  ) throws -> ProcessResult {
    try run(arguments, in: folder, input: input, environment: environment)
  }

  static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:]
  ) throws -> ProcessResult {
    try UnfoldTestSupport.run(
      [path] + arguments, in: folder.path, input: Array(input.utf8),
      environment: Self.environment(folder).merging(environment) { $1 })
  }
}

/// A screen with one guessed inset, and the same without it.
enum Sample {
  static let guessed = """
    import SwiftUI

    struct PayScreen: View {
      let items: [String]

      var body: some View {
        VStack {
          List(items, id: \\.self) { Text($0) }
          HStack { Button("Pay") {} }
            .padding(.top, 12)
            .padding(.bottom, 34) // home indicator
            .background(.bar)
        }
      }
    }

    #Preview {
      PayScreen(items: [])
    }

    """

  static let mended = guessed.replacing("        .padding(.bottom, 34) // home indicator\n", with: "")
}
