import UnfoldEngine
import UnfoldSyntax

/// Why code can't use a symbol where it stands.
enum Lack {
  /// A platform that the code is built for doesn't have it at all.
  case missing(on: Platform)
  /// A platform has it later than the code has to run.
  case newer(on: Platform, introduced: Version, oldest: Version)

  func sentence(_ api: APIAvailability) -> String {
    switch self {
    case .missing(let platform):
      "`\(api.baseName)` doesn't exist on \(platform), for which this is built too."
    case .newer(let platform, let introduced, let oldest):
      "`\(api.baseName)` came with \(platform) \(introduced), and this must run on \(platform) \(oldest)."
    }
  }

  func message(_ api: APIAvailability) -> String {
    switch self {
    case .missing:
      "\(sentence(api)) Put it below `#if os(...)`: `#available` alone is true there; check each platform's build."
    case .newer(let platform, let introduced, _):
      "\(sentence(api)) Guard it with `#available(\(platform) \(introduced), *)`, and decide what older systems show."
    }
  }
}

extension Lack {
  /// Whether a helper may mend it: on iPhone and iPad, or where the target has none of them.
  func isFixable(in file: FileContext) -> Bool {
    guard case .newer(let platform, _, _) = self else { return false }
    return platform == .iOS || platform == .macCatalyst || !file.deploymentTarget.hasIOS
  }
}

extension FileContext {
  /// What stands in the way of an unguarded use, a platform without the symbol first; `nil` where it is guarded for
  /// iOS: a manifest often names further platforms that nobody builds this file for.
  func lack(of api: APIAvailability, at node: SyntaxNode) -> Lack? {
    var here = availability(at: node)
    if here.versions[.iOS] != nil {
      // A package often names platforms that some package needs which it depends on.
      for (platform, origin) in deploymentTarget.origins where platform != .iOS {
        if splitPath(origin.path).name.hasPrefix("Package") { here.versions[platform] = nil }
      }
    }
    if let platform = api.platformWithout(here) { return .missing(on: platform) }
    let lacking = Platform.allCases.filter { platform in
      guard let introduced = api.introduced[platform], let oldest = here.versions[platform],
        deploymentTarget.versions[platform] != .unknown
      else { return false }
      return oldest < introduced
    }
    guard let platform = lacking.first, let introduced = api.introduced[platform],
      let oldest = here.versions[platform]
    else { return nil }
    let isGuardedForIOS = here.versions[.iOS] != nil && here.versions[.iOS] != deploymentTarget.versions[.iOS]
    if isGuardedForIOS, !lacking.contains(.iOS) { return nil }
    return .newer(on: platform, introduced: introduced, oldest: oldest)
  }
}
