import Foundation
import PackagePlugin

/// Shows findings as warnings while a target is built; it never makes the build fail.
@main
struct UnfoldBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles(withSuffix: "swift").map(\.url)
    // Those that other plug-ins generate lie elsewhere.
    let folder = module.directoryURL.path(percentEncoded: false)
    let own = files.filter { $0.path(percentEncoded: false).hasPrefix(folder) }
    return [
      command(
        tool: try context.tool(named: "unfold").url, sources: own,
        project: context.package.directoryURL, name: module.name, workFolder: context.pluginWorkDirectoryURL)
    ].compactMap { $0 }
  }

  /// Checks the sources again when one of them has changed, or what else decides about the findings.
  private func command(tool: URL, sources: [URL], project: URL, name: String, workFolder: URL) -> Command? {
    guard !sources.isEmpty else { return nil }
    // Swift without a line in it: of an output that is no source, Xcode makes a resource of the app.
    let stamp = workFolder.appending(path: "UnfoldHasRun.swift")
    return .buildCommand(
      displayName: "Unfold looks at \(name)", executable: tool,
      // `--force-exclude`, since what .unfold.json excludes is excluded although it is named here.
      arguments: ["check", "--format", "xcode", "--quiet", "--force-exclude"]
        + ["--build-stamp", stamp.path(percentEncoded: false)] + sources.map { $0.path(percentEncoded: false) },
      inputFiles: sources + settings(for: sources, in: project), outputFiles: [stamp])
  }

  /// What says what to look for and for which systems: the manifest, and the folders in which a `.unfold.json` may
  /// stand, from each source up to the top. Not that file itself: a build fails where something that it was declared
  /// to need is gone.
  private func settings(for sources: [URL], in project: URL) -> [URL] {
    let top = project.standardizedFileURL.pathComponents
    var folders: Set<[String]> = [top]
    for source in sources {
      var folder = source.standardizedFileURL.deletingLastPathComponent().pathComponents
      while folder.count > top.count, folder.starts(with: top), folders.insert(folder).inserted {
        folder.removeLast()
      }
    }
    let paths = folders.map { NSString.path(withComponents: $0) }.sorted()
    let manifest = NSString.path(withComponents: top) + "/Package.swift"
    let manifests = FileManager.default.fileExists(atPath: manifest) ? [manifest] : []
    return (paths + manifests).map { URL(filePath: $0) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UnfoldBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
      return [
        command(
          tool: try context.tool(named: "unfold").url, sources: sources, project: context.xcodeProject.directoryURL,
          name: target.displayName, workFolder: context.pluginWorkDirectoryURL)
      ].compactMap { $0 }
    }
  }
#endif
