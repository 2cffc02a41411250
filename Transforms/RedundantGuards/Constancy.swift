import UnfoldEngine
import UnfoldSyntax

/// Whether an availability check has the same answer on every system that the code runs on.
enum Constancy: Hashable {
  /// Every system has what is asked for.
  case always
  case notConstant
  /// It would be constant, but a platform is named whose deployment target isn't known.
  case doubtful(Platform)

  /// - Parameters:
  ///   - list: the arguments of `#available`, `#unavailable`, or `@available` in its short form.
  ///   - target: the oldest systems.
  ///   - excluded: the platforms that `#if` keeps the code from.
  init(_ list: SyntaxNode, target: [Platform: Version], excluding excluded: Set<Platform>) {
    var unknown: Platform?
    var namesPlatform = false
    for argument in list.children {
      let specification = argument.firstChild!
      if specification.isText("*") { continue }
      guard specification.kind == .platformVersion, let name = specification.child(.identifier)?.text,
        let version = specification.child(.versionTuple).flatMap({ Version($0.text) }),
        let platform = Platform(guardName: name)
      else {
        self = .notConstant
        return
      }
      namesPlatform = true
      if excluded.contains(platform) { continue }
      // Mac Catalyst has the deployment target of iOS.
      if let oldest = target[platform] ?? (platform == .macCatalyst ? target[.iOS] : nil) {
        guard version <= oldest else {
          self = .notConstant
          return
        }
      } else {
        unknown = unknown ?? platform
      }
    }
    guard namesPlatform else {
      self = .notConstant
      return
    }
    self = unknown.map { .doubtful($0) } ?? .always
  }
}

extension Platform {
  /// The platform that a guard names, an app's extension being bound to the same deployment target.
  fileprivate init?(guardName: String) {
    let suffix = "ApplicationExtension"
    let name = guardName.hasSuffix(suffix) ? String(guardName.dropLast(suffix.count)) : guardName
    switch name {
    case "iPadOS": self = .iOS
    case "OSX": self = .macOS
    default: self.init(rawValue: name)
    }
  }
}

extension FileContext {
  /// Whether the check whose arguments are `list` is constant for the deployment target. What a guard around it
  /// allows is no matter of the target.
  func constancy(of list: SyntaxNode) -> Constancy {
    let target = deploymentTarget.versions
    let excluded = list.platformsCompiledOut
    // Code for platforms that the target doesn't have is none of its business.
    guard target.keys.contains(where: { !excluded.contains($0) }) else { return .notConstant }
    return Constancy(list, target: target, excluding: excluded)
  }
}
