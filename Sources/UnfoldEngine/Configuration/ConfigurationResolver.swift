/// Finds the configuration files of each file: those in the folders around it, up to the top of its repository or,
/// outside of one, of the file system. Each folder is looked at once.
public final class ConfigurationResolver: Sendable {
  /// What holds in a folder.
  private struct Chain: Sendable {
    /// Canonical.
    var folder: String
    /// From the outside in.
    var files: [ConfigurationFile] = []
    var isBroken = false
  }

  private struct Memory: Sendable {
    /// By folder, as it was asked for.
    var asked: [String: Chain] = [:]
    /// By canonical folder.
    var known: [String: Chain] = [:]
    var troubles: [FileTrouble] = []
  }

  private let ruleNames: [String]
  private let memory = Locked(Memory())

  /// - Parameter ruleNames: the identifiers of all rules that there are.
  public init(ruleNames: [String]) { self.ruleNames = ruleNames }

  /// What holds for the file at `path`; for standard input, `-`, what holds in the current folder.
  public func settings(of path: String) -> FileSettings {
    if path == "-" { return settings(ofFolder: ".") }
    let (folder, name) = splitPath(path)
    return settings(chain(of: folder), named: name)
  }

  /// What holds in a folder for files that no pattern means.
  public func settings(ofFolder path: String) -> FileSettings { settings(chain(of: path), named: nil) }

  private func settings(_ chain: Chain?, named name: String?) -> FileSettings {
    var settings = FileSettings()
    guard let chain else { return settings }
    settings.isBroken = chain.isBroken
    if chain.files.isEmpty { return settings }
    let path = name.map { (chain.folder == "/" ? "" : chain.folder) + "/" + $0 }
    for file in chain.files { settings.take(file, for: path) }
    return settings
  }

  /// What was wrong with the configuration files read so far, in the order of their paths.
  public func troubles() -> [FileTrouble] {
    memory.withLock(\.troubles).sorted {
      ($0.path, $0.position?.line ?? 0, $0.position?.column ?? 0)
        < ($1.path, $1.position?.line ?? 0, $1.position?.column ?? 0)
    }
  }

  private func chain(of folder: String) -> Chain? {
    memory.withLock { memory in
      if let known = memory.asked[folder] { return known }
      guard let canonical = canonicalPath(folder) else { return nil }
      let chain = self.chain(ofCanonical: canonical, &memory)
      memory.asked[folder] = chain
      return chain
    }
  }

  private func chain(ofCanonical folder: String, _ memory: inout Memory) -> Chain {
    var unknown: [String] = []
    var chain = Chain(folder: folder)
    var current = folder
    while true {
      if let known = memory.known[current] {
        chain = known
        break
      }
      unknown.append(current)
      if current == "/" || isThere("\(current)/.git") { break }
      current = splitPath(current).folder
    }
    for folder in unknown.reversed() {
      chain.folder = folder
      if isThere(folder == "/" ? "/\(configurationFileName)" : "\(folder)/\(configurationFileName)") {
        let (file, troubles) = ConfigurationReader.read(in: folder, ruleNames: ruleNames)
        if let file { chain.files.append(file) } else { chain.isBroken = true }
        memory.troubles += troubles
      }
      memory.known[folder] = chain
    }
    return chain
  }

  private func isThere(_ path: String) -> Bool { (try? fileStatus(path, followingLinks: false)) != nil }
}
