/// Something that was asked for and could not be done.
public struct FileTrouble: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  /// Where in the file, where that can be said.
  public var position: LineTable.Position?
  /// The cause, and what to do about it where that can be said.
  public var cause: String

  public init(path: String, position: LineTable.Position? = nil, cause: String) {
    self.path = path
    self.position = position
    self.cause = cause
  }

  public var description: String { "\(path)\(position.map { ":\($0.line):\($0.column)" } ?? ""): \(cause)" }
}

/// A file that was left alone, since it is nothing that can be read as Swift.
public struct SkippedFile: Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var why: String
  /// Whether there is nothing in the file, so that nothing is missed by skipping it.
  public var isEmpty: Bool

  public init(path: String, why: String, isEmpty: Bool = false) {
    self.path = path
    self.why = why
    self.isEmpty = isEmpty
  }

  public var description: String { "\(path): skipped: \(why)" }
}

/// A file or folder below a given folder that is nobody's business there: named itself, it is done all the same.
public struct LeftOutFile: Hashable, Sendable, CustomStringConvertible {
  /// Why it is left out.
  public enum Reason: String, Sendable {
    case ignored = "git ignores it"
    case build = "it holds what is built or fetched"
    case generated = "it says that it is generated"
    case configured = "a configuration file excludes it"
    case excluded = "--exclude or --include leaves it out"
  }

  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): left out: \(reason.rawValue)" }
}
