import Foundation

/// A folder for one test, removed with what is in it when it goes.
public final class TemporaryFolder: Sendable {
  /// In canonical form.
  public let path: String

  /// A place for what programs remember between runs, beside the folder.
  public var statePath: String { path + "-state" }

  public init() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)")
    // A test without a place to work in cannot say anything.
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { for path in [path, statePath] { try? FileManager.default.removeItem(atPath: path) } }

  /// The absolute path of a name in the folder.
  public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders around it.
  @discardableResult
  public func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  @discardableResult
  public func write(_ name: String, _ text: String = "let x = 1\n") throws -> String {
    try write(name, Array(text.utf8))
  }

  public func read(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: self(name))))
  }

  public func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: destination)
  }

  /// The names of the files directly in the folder.
  public func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
