import Foundation
import PackagePlugin

/// `swift package unfold check`: the commands that change nothing, for which no permission is asked.
@main
struct UnfoldCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(ToolRun.ownArguments(arguments), in: PluginSurroundings(context))
  }

  private func run(_ arguments: [String], in surroundings: PluginSurroundings) throws {
    let command = arguments.first { !$0.hasPrefix("-") }
    if let command, ["apply", "undo"].contains(command) {
      let rest = arguments.drop { $0 != command }.dropFirst()
      let words = ["swift package unfold-apply"] + (command == "undo" ? ["undo"] : []) + rest
      throw PluginFault(
        "'\(command)' changes files, for which SwiftPM asks your permission: \(words.joined(separator: " "))")
    }
    // Options alone are those of `check`, but for the ones that stand by themselves.
    let standsAlone = ["--help", "-h", "--version"].contains(arguments.first)
    let needsCommand = arguments.first.map { $0.hasPrefix("-") } ?? true
    try ToolRun(surroundings).run(needsCommand && !standsAlone ? ["check"] + arguments : arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UnfoldCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(ToolRun.ownArguments(arguments), in: PluginSurroundings(context))
    }
  }
#endif
