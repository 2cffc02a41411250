/// A platform that an app can be deployed to.
public enum Platform: String, Sendable, CaseIterable, Hashable {
  case iOS, macCatalyst, macOS, tvOS, visionOS, watchOS

  /// The platform of that name, whatever its case; `ios`, `iOS` and `iphoneos` are one.
  public init?(name: some StringProtocol) {
    let name = name.lowercased()
    switch name {
    case "iphoneos", "ipados": self = .iOS
    case "xros": self = .visionOS
    default:
      guard let found = Platform.allCases.first(where: { $0.rawValue.lowercased() == name }) else { return nil }
      self = found
    }
  }
}

/// A version such as `17` or `16.4`.
public struct Version: Comparable, Hashable, Sendable, CustomStringConvertible {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// What a project does not say: older than every version, so that all is guarded.
  public static let unknown = Version(0)

  /// One to three numbers with dots between them.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(where: { ($0 ?? -1) < 0 }) else { return nil }
    self.init(parts[0]!, parts.count > 1 ? parts[1]! : 0, parts.count > 2 ? parts[2]! : 0)
  }

  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

/// The oldest systems that a file's code must run on.
public struct DeploymentTarget: Hashable, Sendable {
  /// Where one version was read.
  public struct Origin: Hashable, Sendable {
    /// The file, or `--deployment-target`.
    public var path: String
    /// From 1; `nil` where it is no file.
    public var line: Int?
    /// What is to be said beside it, such as why there is no version.
    public var note: String?

    public init(path: String, line: Int? = nil, note: String? = nil) {
      self.path = path
      self.line = line
      self.note = note
    }
  }

  /// The oldest version of each platform the file is built for; `Version.unknown` where the project says only that it
  /// is built for the platform. Empty: not known, so everything is guarded.
  public var versions: [Platform: Version]
  public var origins: [Platform: Origin]

  public init(versions: [Platform: Version] = [:], origins: [Platform: Origin] = [:]) {
    self.versions = versions
    self.origins = origins
  }

  public static let unknown = DeploymentTarget()

  /// Whether a version is missing that a user would want to say: that of iOS, or of every platform.
  public var lacksVersion: Bool {
    versions[.iOS].map { $0 == .unknown } ?? versions.values.allSatisfy { $0 == .unknown }
  }

  /// Whether iPhone and iPad windows can be meant at all: true where nothing is known.
  public var hasIOS: Bool { versions.isEmpty || versions[.iOS] != nil || versions[.macCatalyst] != nil }
}
