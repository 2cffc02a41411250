import UnfoldEngine

/// Reads and writes the folders of cases.
enum GoldenFiles {
  /// The folders below `directory`, itself too, that hold a `case.json` or an `input.swift`, sorted.
  static func cases(in directory: String) throws(GoldenError) -> [String] {
    guard let status = try? fileStatus(directory) else {
      throw GoldenError(path: directory, message: "there is no such folder; name one that holds cases")
    }
    guard status.kind == .folder else {
      throw GoldenError(path: directory, message: "is a file; name a folder that holds cases")
    }
    var found: [String] = []
    try collect(directory, into: &found)
    guard !found.isEmpty else {
      throw GoldenError(path: directory, message: "holds no case, which is a folder with case.json and input.swift")
    }
    return found.sorted()
  }

  private static func collect(_ directory: String, into found: inout [String]) throws(GoldenError) {
    let names = try names(in: directory)
    if names.contains("case.json") || names.contains("input.swift") {
      found.append(directory)
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
      if let status = try? fileStatus(path), status.kind == .folder { try collect(path, into: &found) }
    }
  }

  static func names(in directory: String) throws(GoldenError) -> [String] {
    do throws(SystemError) {
      return try folderEntries(directory).entries.map(\.name)
    } catch {
      throw GoldenError(path: directory, message: "can't be listed: \(error)")
    }
  }

  static func exists(_ path: String) -> Bool { (try? fileStatus(path)) != nil }

  static func read(_ path: String) throws(GoldenError) -> [UInt8] {
    do throws(FileTrouble) {
      let source = try readSource(path)
      return withExtendedLifetime(source) { Array(source.bytes) }
    } catch {
      throw GoldenError(path: path, message: error.cause)
    }
  }

  /// Writes `bytes`, or removes the file where there are none.
  static func write(_ bytes: [UInt8]?, to path: String) throws(GoldenError) {
    do throws(FileTrouble) {
      if let bytes { try writeFile(path, bytes) } else { removeFile(path) }
    } catch {
      throw GoldenError(path: path, message: error.cause)
    }
  }
}
