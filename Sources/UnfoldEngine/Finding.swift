/// A replacement of a run of bytes.
public struct Edit: Hashable, Sendable {
  /// What is replaced, in UTF-8 bytes of the original file; empty for an insertion.
  public var range: Range<Int>
  /// What stands there afterwards; empty for a removal.
  public var replacement: String
  /// Whether whole declarations are inserted, so that others may come before or behind them at the same place.
  public var isDeclaration: Bool
  /// Whether the same edit of another fix is another edit, and not the same: a parenthesis that ends two calls.
  public var countsForItself: Bool

  public init(
    _ range: Range<Int>, _ replacement: String = "", isDeclaration: Bool = false, countsForItself: Bool = false
  ) {
    self.range = range
    self.replacement = replacement
    self.isDeclaration = isDeclaration
    self.countsForItself = countsForItself
  }

  /// By place, and declarations that are inserted at one place by their text.
  static func precedes(_ left: Edit, _ right: Edit) -> Bool {
    (left.range.lowerBound, left.range.upperBound, left.isDeclaration ? left.replacement : "")
      < (right.range.lowerBound, right.range.upperBound, right.isDeclaration ? right.replacement : "")
  }
}

/// An API that a fix brings in.
public struct IntroducedAPI: Hashable, Sendable {
  /// As it is written, such as `safeAreaBar(edge:alignment:spacing:content:)`.
  public var name: String
  /// The first version of each platform that has it.
  public var introduced: [Platform: Version]
  /// Whether it is called below an availability guard for just these versions.
  public var isGuarded: Bool

  public init(name: String, introduced: [Platform: Version], isGuarded: Bool) {
    self.name = name
    self.introduced = introduced
    self.isGuarded = isGuarded
  }

  /// Whether code built for `target` may call it where it stands. A target that isn't known is the oldest.
  public func isCovered(by target: DeploymentTarget) -> Bool {
    if isGuarded { return true }
    guard !target.versions.isEmpty else { return false }
    return introduced.allSatisfy { platform, version in
      guard let deployed = target.versions[platform] else { return true }
      return deployed >= version
    }
  }
}

/// One place that a rule speaks of.
public struct Finding: Sendable {
  /// What it is called by from run to run: twelve hexadecimal digits that stay while its code, the declarations around
  /// it and its file's path do. Empty before the run sets it.
  public internal(set) var id = ""
  /// Whether `apply` would change it.
  public enum Kind: String, Sendable, CaseIterable {
    /// Rewritten by `apply`.
    case fix
    /// Only ever reported.
    case review
  }

  /// The rule's identifier, such as `guessed-insets`.
  public var rule: String
  public var kind: Kind
  /// The code that is meant, in UTF-8 bytes, without the trivia around it.
  public var range: Range<Int>
  /// The reason in one sentence, and what to check by hand.
  public var message: String
  /// The change, made whole or not at all. Empty for `review`.
  public var edits: [Edit]
  /// Comments that go with the removed code, in UTF-8 bytes: they stand on its own lines and speak of it alone.
  public var removedComments: [Range<Int>]
  /// The APIs that the edits bring into the file.
  public var introducedAPIs: [IntroducedAPI] = []
  /// The name of the view around the code, or of the outermost type where there is none; `nil` outside of all types.
  /// The run sets it.
  public internal(set) var screen: String?

  /// A finding that a person has to look at.
  public static func review(_ rule: String, _ range: Range<Int>, _ message: String) -> Finding {
    Finding(rule: rule, kind: .review, range: range, message: message, edits: [], removedComments: [])
  }

  /// A finding with its change.
  public static func fix(
    _ rule: String, _ range: Range<Int>, _ message: String, edits: [Edit], removedComments: [Range<Int>] = []
  ) -> Finding {
    Finding(
      rule: rule, kind: .fix, range: range, message: message, edits: edits, removedComments: removedComments)
  }
}
