import Foundation
import PackagePlugin

/// Makes the list of rules from the folders in `Transforms`: `GuessedInsets/GuessedInsets.swift` is a rule.
@main
struct RuleRegistryPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let rules = context.package.directoryURL.appendingPathComponent("Transforms")
    let registry = context.pluginWorkDirectoryURL.appendingPathComponent("RuleRegistry.swift")
    // The names are arguments and not files to read: a folder that comes or goes changes the command,
    // and a changed command runs again.
    return [
      .buildCommand(
        displayName: "Listing the rules",
        executable: try context.tool(named: "RuleRegistryGenerator").url,
        arguments: [registry.path] + (try ruleNames(in: rules)),
        outputFiles: [registry])
    ]
  }

  /// The names of the folders in `folder`, sorted.
  ///
  /// Throws where a folder lacks the file that bears its name, since its rule would be missing without a word.
  private func ruleNames(in folder: URL) throws -> [String] {
    let files = FileManager.default
    let entries = try files.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let names = try entries.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
    for name in names {
      let source = folder.appendingPathComponent(name).appendingPathComponent("\(name).swift")
      guard files.fileExists(atPath: source.path) else { throw MissingRule(path: source.path) }
    }
    return names
  }
}

private struct MissingRule: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "\(path) is missing: a folder of rules holds a file of its own name, with the type of that name in it"
  }
}
