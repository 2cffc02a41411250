import UnfoldSyntax

/// A symbol of the SDK and the first system of each platform that has it.
public struct APIAvailability: Hashable, Sendable {
  /// What a symbol is, and with it how its uses look.
  public enum Kind: Hashable, Sendable {
    /// A function that is applied to a value: `view.safeAreaBar(edge: .bottom) { }`.
    case modifier
    /// A type of a module: `Tab`.
    case type
    /// A value of the environment, read by its key path: `\.toolbarVerticalEdge`.
    case environmentValue
    /// A static member, given as an argument of the modifiers or initializers named: the `.leading` of
    /// `.presentationPlacement(.leading)`.
    case member(of: [String])
  }

  /// As it is written, with its labels: `safeAreaBar(edge:alignment:spacing:content:)`.
  public let name: String
  public let kind: Kind
  /// A platform that isn't in it has no such symbol, whatever its version.
  public let introduced: [Platform: Version]

  public init(_ name: String, _ kind: Kind = .modifier, _ introduced: [Platform: Version]) {
    self.name = name
    self.kind = kind
    self.introduced = introduced
  }

  /// The name without labels: `safeAreaBar`.
  public var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The first platform of `availability` that has no such symbol at all, in a fixed order. Where the target isn't
  /// known, it is taken for one of those that have it.
  public func platformWithout(_ availability: Availability) -> Platform? {
    guard !availability.isAssumed else { return nil }
    return Platform.allCases.first { availability.versions[$0] != nil && introduced[$0] == nil }
  }

  /// Whether code that runs on `availability` alone may use the symbol there without another guard.
  public func isCovered(by availability: Availability) -> Bool {
    availability.versions.allSatisfy { platform, version in
      introduced[platform].map { version >= $0 } ?? availability.isAssumed
    }
  }
}
