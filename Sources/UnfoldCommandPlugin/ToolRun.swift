import Foundation
import PackagePlugin

/// What a plug-in is run on: a package, or an Xcode project.
struct PluginSurroundings {
  /// The executable.
  var tool: URL
  /// A folder that the plug-in may write to in any case.
  var workFolder: URL
  /// The folders and files of each target's sources.
  var sources: [(target: String, paths: [URL])]

  init(_ context: PluginContext) throws {
    tool = try context.tool(named: "unfold").url
    workFolder = context.pluginWorkDirectoryURL
    sources = context.package.targets.compactMap { target in
      target.sourceModule.map { (target.name, [$0.directoryURL]) }
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PluginSurroundings {
    init(_ context: XcodePluginContext) throws {
      tool = try context.tool(named: "unfold").url
      workFolder = context.pluginWorkDirectoryURL
      sources = context.xcodeProject.targets.map { target in
        let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
        return (target.displayName, files.map(\.url))
      }
    }
  }
#endif

/// Runs the tool as the plug-in was told to.
struct ToolRun {
  private let surroundings: PluginSurroundings

  init(_ surroundings: PluginSurroundings) { self.surroundings = surroundings }

  /// Runs the tool to its end and passes on what it says and how it ends.
  func run(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    var words = extractor.remainingArguments
    if let command = words.first, Self.commandsWithPaths.contains(command) {
      if !targets.isEmpty {
        words += exclusion(command) + (try targets.flatMap(paths))
      } else if !Self.namesPath(words.dropFirst()) {
        words += exclusion(command) + outermost(surroundings.sources.flatMap(\.paths))
      }
    } else if !targets.isEmpty {
      throw PluginFault("'--target' goes with \(Self.commandsWithPaths.joined(separator: ", "))")
    }
    let process = Process()
    process.executableURL = surroundings.tool
    process.arguments = words
    process.environment = environment()
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal { exit(128 + status) }
    if status != 0 { exit(status) }
  }

  /// The arguments without those that SwiftPM has understood itself; it hands them on where they stand behind the
  /// plug-in's name.
  static func ownArguments(_ arguments: [String]) -> [String] {
    arguments.filter { !["--allow-writing-to-package-directory", "--disable-sandbox"].contains($0) }
  }

  /// The commands that run on the sources where no path is named.
  private static let commandsWithPaths = ["check", "diff", "apply", "target"]

  /// The options with a value behind them, which is no path to run on.
  private static let optionsWithValue: Set<String> = [
    "--rule", "--rules", "--finding", "--report", "--deployment-target", "--verify", "--lines", "--declaration",
    "--since", "--include", "--exclude", "--baseline", "--write-baseline", "--build-stamp", "--format", "--jobs",
    "--color", "--run",
  ]

  /// Whether a path, or what has one in it, is among the arguments.
  private static func namesPath(_ arguments: ArraySlice<String>) -> Bool {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" { return !rest.isEmpty }
      if argument == "--lines" || argument.hasPrefix("--lines=") { return true }
      if optionsWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if argument == "-" || !argument.hasPrefix("-") {
        return true
      }
    }
    return false
  }

  /// The files of an Xcode target are named one by one, which is not to mean that they are wanted all the same.
  private func exclusion(_ command: String) -> [String] { command == "target" ? [] : ["--force-exclude"] }

  private func paths(ofTarget name: String) throws -> [String] {
    guard let source = surroundings.sources.first(where: { $0.target == name }) else {
      let names = surroundings.sources.map(\.target).sorted().joined(separator: ", ")
      throw PluginFault("there is no target '\(name)' with sources; there are \(names)")
    }
    return outermost(source.paths)
  }

  /// The paths, without those that lie in another, as they are seen from here.
  private func outermost(_ paths: [URL]) -> [String] {
    let written = paths.map { $0.path(percentEncoded: false) }
    let paths = Set(written.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    let here = FileManager.default.currentDirectoryPath + "/"
    return paths.filter { path in !paths.contains { path.hasPrefix($0 + "/") } }.sorted().map { path in
      path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
  }

  private func environment() -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    #if os(macOS)
      // What a run has written is remembered in the repository's .git, elsewhere with the user's own things, where
      // the sandbox lets no plug-in write.
      environment["XDG_STATE_HOME"] = surroundings.workFolder.path(percentEncoded: false)
    #endif
    return environment
  }
}

/// What is wrong, and what to do.
struct PluginFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
