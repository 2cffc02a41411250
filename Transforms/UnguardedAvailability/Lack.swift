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

extension FileContext {
  /// What stands in the way of an unguarded use: a platform without the symbol first.
  func lack(of api: APIAvailability, at node: SyntaxNode) -> Lack {
    let here = availability(at: node)
    if let platform = api.platformWithout(here) { return .missing(on: platform) }
    for platform in Platform.allCases {
      guard let introduced = api.introduced[platform], let oldest = here.versions[platform], oldest < introduced
      else { continue }
      return .newer(on: platform, introduced: introduced, oldest: oldest)
    }
    preconditionFailure("\(api.name) is covered")
  }
}
