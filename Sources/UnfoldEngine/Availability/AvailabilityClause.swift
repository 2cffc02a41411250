import UnfoldSyntax

/// What one `#available`, `@available` or `#if` says about the code below it.
enum AvailabilityClause: Hashable, Sendable {
  /// At least these versions; platforms that aren't named stay as they are.
  case atLeast([Platform: Version], isCertain: Bool)
  /// Never on these platforms.
  case never(Set<Platform>)

  /// The availability below the clause.
  func narrowing(_ availability: Availability) -> Availability {
    var result = availability
    switch self {
    case .atLeast(let versions, let isCertain):
      if !isCertain { result.isCertain = false }
      for (platform, version) in result.versions {
        // Mac Catalyst follows iOS where it isn't named itself.
        let required = versions[platform] ?? (platform == .macCatalyst ? versions[.iOS] : nil)
        if let required, required > version { result.versions[platform] = required }
      }
    case .never(let platforms):
      for platform in platforms { result.versions[platform] = nil }
    }
    return result
  }

  /// What an `availabilityArgumentList` of `#available(...)` or of `@available(iOS 26, *)` requires.
  ///
  /// An app's own version counts where an extension's stands beside it only as far as both allow: the file can be
  /// part of either.
  static func requirement(_ list: SyntaxNode) -> AvailabilityClause {
    var versions: [Platform: Version] = [:]
    var inExtensions: [Platform: Version] = [:]
    var everywhere: Version?
    var isCertain = true
    for argument in list.children {
      let specification = argument.firstChild!
      if specification.isText("*") { continue }
      guard specification.kind == .platformVersion, let name = specification.child(.identifier)?.text else {
        isCertain = false
        continue
      }
      if ["swift", "_PackageDescription"].contains(name) { continue }
      guard let version = specification.child(.versionTuple).flatMap({ Version($0.text) }) else {
        isCertain = false
        continue
      }
      if name == "anyAppleOS" {
        everywhere = version
      } else if let platform = Platform(availabilityName: name) {
        versions[platform] = version
      } else if let platform = Platform(extensionName: name) {
        inExtensions[platform] = version
      } else {
        isCertain = false
      }
    }
    for (platform, version) in inExtensions {
      versions[platform] = versions[platform].map { min($0, version) }
    }
    if let everywhere {
      for platform in Platform.allCases where versions[platform] == nil { versions[platform] = everywhere }
    }
    return .atLeast(versions, isCertain: isCertain)
  }

  /// What an `attribute` says; `nil` for any but `@available`, and for one that restricts nothing.
  ///
  /// - Parameter target: which of `obsoleted:` versions are past.
  static func attribute(_ attribute: SyntaxNode, target: Availability) -> AvailabilityClause? {
    guard let list = attribute.availabilityArguments, let first = list.firstChild?.firstChild else {
      return nil
    }
    guard let name = AttributeName(first) else { return requirement(list) }
    if case .none = name { return nil }
    var versions: [Platform: Version] = [:]
    for argument in list.children.dropFirst() {
      guard let word = argument.firstChild else { continue }
      if word.keyword == .unavailable { return .never(name.platforms) }
      guard word.kind == .availabilityLabeledArgument else { continue }
      let version = word.child(.versionTuple).flatMap { Version($0.text) }
      switch word.firstToken.keyword {
      case .introduced: for platform in name.platforms { versions[platform] = version }
      case .obsoleted:
        let gone = name.platforms.filter { platform in
          guard let version, let oldest = target.versions[platform] else { return false }
          return oldest >= version
        }
        if !gone.isEmpty { return .never(gone) }
      default: continue
      }
    }
    return versions.isEmpty ? nil : .atLeast(versions, isCertain: true)
  }
}

/// What the long form, `@available(iOS, introduced: 26)`, speaks of.
private enum AttributeName {
  case one(Platform)
  case all
  /// Swift's version, an application extension, a name that isn't known.
  case none

  /// `nil` for the short form, where the first argument has a version, and for a list of versions with `*` first.
  init?(_ first: SyntaxNode) {
    if first.kind == .platformVersion {
      guard first.child(.versionTuple) == nil, let name = first.child(.identifier)?.text else { return nil }
      self = Platform(availabilityName: name).map { .one($0) } ?? .none
    } else if first.isText("*") {
      self = .all
    } else if first.kind == .identifier {
      self = Platform(availabilityName: first.text).map { .one($0) } ?? .none
    } else {
      return nil
    }
  }

  var platforms: Set<Platform> {
    switch self {
    case .one(let platform): platform == .iOS ? [.iOS, .macCatalyst] : [platform]
    case .all: Set(Platform.allCases)
    case .none: []
    }
  }
}

extension Platform {
  /// The platform by the name that `#available` and `@available` know, in just this spelling.
  init?(availabilityName name: String) {
    switch name {
    case "iPadOS", "xrOS", "OSX": self = name == "iPadOS" ? .iOS : name == "OSX" ? .macOS : .visionOS
    default: self.init(rawValue: name)
    }
  }

  /// The platform of `iOSApplicationExtension` and its like.
  fileprivate init?(extensionName name: String) {
    guard name.hasSuffix("ApplicationExtension") else { return nil }
    self.init(availabilityName: String(name.dropLast("ApplicationExtension".count)))
  }
}

extension SyntaxNode {
  /// The arguments of `@available(...)`; `nil` for any other attribute.
  var availabilityArguments: SyntaxNode? {
    guard kind == .attribute, children.count > 1, children[1].isText("available") else { return nil }
    return child(.availabilityArgumentList)
  }
}
