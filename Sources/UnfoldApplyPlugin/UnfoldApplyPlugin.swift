import Foundation
import PackagePlugin

/// `swift package unfold-apply --rule ID`, and `swift package unfold-apply undo`.
///
/// By itself, since SwiftPM asks for a plug-in's permissions whatever it is about to do: looking would need leave to
/// write.
@main
struct UnfoldApplyPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(ToolRun.ownArguments(arguments), in: PluginSurroundings(context))
  }

  private func run(_ arguments: [String], in surroundings: PluginSurroundings) throws {
    if arguments.contains(where: { $0 == "--verify" || $0.hasPrefix("--verify=") }) {
      throw PluginFault(
        "SwiftPM holds the build folder while a plug-in runs, so the build that '--verify' starts would wait for "
          + "ever; use the tool itself: unfold apply --verify 'swift build' --rule ID")
    }
    let standsAlone = ["apply", "undo"].contains(arguments.first)
    try ToolRun(surroundings).run(standsAlone ? arguments : ["apply"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UnfoldApplyPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(ToolRun.ownArguments(arguments), in: PluginSurroundings(context))
    }
  }
#endif
