import UnfoldEngine
import UnfoldSyntax

/// An `#available(...)` or `#unavailable(...)` of a file.
struct AvailabilityCondition {
  /// In UTF-8 bytes.
  var range: Range<Int>
  var text: String
  var isNegated: Bool
  /// As it names them.
  var versions: [Platform: Version]

  /// The version that it asks for on `platform`; Mac Catalyst follows iOS where it is not named.
  func version(on platform: Platform) -> Version? {
    versions[platform] ?? (platform == .macCatalyst ? versions[.iOS] : nil)
  }

  /// `source` with this condition taken for true, so that what it guards is guarded no more.
  func unguarded(_ source: [UInt8]) -> [UInt8] {
    Array(source[..<range.lowerBound]) + Array((isNegated ? "false" : "true").utf8) + Array(source[range.upperBound...])
  }

  /// All of a file, in source order.
  static func all(in bytes: [UInt8]) -> [AvailabilityCondition] {
    let tree = SyntaxTree.parse(SourceText(bytes))
    return tree.root.descendants.filter { $0.kind == .availabilityCondition }.map { node in
      var versions: [Platform: Version] = [:]
      for item in node.descendants where item.kind == .platformVersion {
        let words = item.text.split(separator: " ")
        if words.count == 2, let platform = Platform(name: words[0]) { versions[platform] = Version(words[1]) }
      }
      return AvailabilityCondition(
        range: node.textRange, text: node.text, isNegated: node.firstToken.kind == .poundUnavailable,
        versions: versions)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Those of `result` that `source` has not.
  static func added(to source: [UInt8], in result: [UInt8]) -> [AvailabilityCondition] {
    var old: [String: Int] = [:]
    for condition in all(in: source) { old[condition.text, default: 0] += 1 }
    let new = all(in: result)
    // Where some of the same text were there before, nobody can tell which, so all count as new.
    return new.filter { condition in
      new.count { $0.text == condition.text } > old[condition.text, default: 0]
    }
  }
}

extension Version {
  /// The last version before this one. The systems' numbers jumped to 26 together.
  func predecessor(on platform: Platform) -> Version {
    if patch > 0 { return Version(major, minor, patch - 1) }
    if minor > 0 { return Version(major, minor - 1) }
    guard major == 26 else { return Version(major - 1, 9) }
    switch platform {
    case .iOS, .macCatalyst, .tvOS: return Version(18, 9)
    case .macOS: return Version(15, 9)
    case .visionOS: return Version(2, 9)
    case .watchOS: return Version(11, 9)
    }
  }
}
