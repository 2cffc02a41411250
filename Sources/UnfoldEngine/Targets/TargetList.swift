extension DeploymentTarget {
  /// A list such as `ios=17.0,macos=14.0`.
  ///
  /// - Throws: `TargetListError`, which says what is wrong with it.
  public init(list: String) throws(TargetListError) {
    self.init()
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else {
        throw TargetListError("'\(part)' is no deployment target; write a platform and a version, such as ios=17.0")
      }
      guard let platform = Platform(name: sides[0]) else {
        let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
        throw TargetListError("'\(sides[0])' is no platform; there are \(names)")
      }
      guard let version = Version(sides[1]) else {
        throw TargetListError("'\(sides[1])' is no version; write one such as 17.0")
      }
      guard versions[platform] == nil else { throw TargetListError("\(platform.rawValue) is given twice") }
      versions[platform] = version
      origins[platform] = Origin(path: "--deployment-target")
    }
  }
}

/// Why a list of deployment targets cannot be read.
public struct TargetListError: Error, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
