import Foundation

/// Reads and writes the folders of cases.
enum GoldenFiles {
  /// The folders below `directory`, itself too, that hold a `case.json` or an `input.swift`, sorted.
  static func cases(in directory: String) throws(GoldenError) -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory) else {
      throw GoldenError(path: directory, message: "there is no such folder; name one that holds cases")
    }
    guard isDirectory.boolValue else {
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
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
        try collect(path, into: &found)
      }
    }
  }

  static func names(in directory: String) throws(GoldenError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory)
    } catch {
      throw GoldenError(path: directory, message: "can't be listed: \(error.localizedDescription)")
    }
  }

  static func read(_ path: String) throws(GoldenError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw GoldenError(path: path, message: "can't be read: \(error.localizedDescription)")
    }
  }

  /// Writes `bytes`, or removes the file where there are none.
  static func write(_ bytes: [UInt8]?, to path: String) throws(GoldenError) {
    do {
      if let bytes {
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
    } catch {
      throw GoldenError(path: path, message: "can't be written: \(error.localizedDescription)")
    }
  }
}
