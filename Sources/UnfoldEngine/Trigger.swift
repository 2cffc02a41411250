/// A word whose absence from a file tells, before anything is parsed, that a rule has nothing to say about it.
public struct Trigger: Hashable, Sendable {
  /// In UTF-8; at least one byte.
  let bytes: [UInt8]
  /// Whether nothing that belongs to a name or number may stand before it, and behind it.
  let beginsName: Bool
  let endsName: Bool

  private init(_ text: String, beginsName: Bool, endsName: Bool) {
    bytes = Array(text.utf8)
    self.beginsName = beginsName
    self.endsName = endsName
  }

  /// A whole name or number.
  public static func name(_ text: String) -> Trigger { Trigger(text, beginsName: true, endsName: true) }

  /// What a name begins with.
  public static func prefix(_ text: String) -> Trigger { Trigger(text, beginsName: true, endsName: false) }

  /// What stands anywhere, also within a name.
  public static func text(_ text: String) -> Trigger { Trigger(text, beginsName: false, endsName: false) }

  /// Of these one stands in nearly each file that has to do with a screen: what imports neither SwiftUI nor UIKit and
  /// has no name with "View" in it draws nothing.
  public static let ofScreens: [Trigger] = ["SwiftUI", "UIKit", "View"]
}

extension Trigger: ExpressibleByStringLiteral {
  /// What stands anywhere, also within a name.
  public init(stringLiteral text: StaticString) { self = .text("\(text)") }
}
