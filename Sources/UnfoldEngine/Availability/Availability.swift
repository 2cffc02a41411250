/// The systems on which a piece of code can run: the oldest version of each platform.
///
/// A platform that isn't in it never runs the code, be it that the target doesn't have it or that `#if` or
/// `@available` leaves it out.
public struct Availability: Hashable, Sendable {
  public var versions: [Platform: Version]
  /// Whether all that decides was understood; `false` where a guard or attribute uses a name of its own.
  public var isCertain = true
  /// Whether the deployment target isn't known, so that the platforms are only those that there might be.
  public let isAssumed: Bool

  /// What a deployment target allows; the oldest systems where it isn't known.
  public init(_ target: DeploymentTarget) {
    isAssumed = target.versions.isEmpty
    versions = isAssumed ? Availability.oldest : target.versions
  }

  /// The oldest systems that the SDKs with the newer symbols build for: Xcode 27 refuses anything below
  /// (facts, "Guards").
  public static let oldest: [Platform: Version] = [
    .iOS: Version(15), .macCatalyst: Version(15), .macOS: Version(12), .tvOS: Version(15), .visionOS: Version(1),
    .watchOS: Version(9),
  ]
}
