/// A value in a YAML file, with the place where it is written.
struct YAML: Sendable {
  enum Content: Sendable {
    /// Text, without quotes; empty where nothing is written.
    case scalar(String)
    case sequence([YAML])
    /// In the order of the file; keys may be there twice, the last counts.
    case mapping([(key: String, value: YAML)])
  }

  var content: Content
  var origin: DeploymentTarget.Origin

  var text: String? {
    if case .scalar(let text) = content, !text.isEmpty { return text }
    return nil
  }

  var entries: [(key: String, value: YAML)] {
    if case .mapping(let entries) = content { return entries }
    return []
  }

  /// The values of a sequence; a value that stands alone is one of its own.
  var elements: [YAML] {
    switch content {
    case .sequence(let elements): elements
    case .scalar(let text): text.isEmpty ? [] : [self]
    case .mapping: [self]
    }
  }

  subscript(key: String) -> YAML? { entries.last { $0.key == key }?.value }

  /// This value with what `other` says put over it, as XcodeGen merges specifications: mappings key by key, sequences
  /// one behind the other, all else replaced. A key that ends in `:REPLACE` is replaced in any case.
  func merged(with other: YAML) -> YAML {
    switch (content, other.content) {
    case (.mapping(var entries), .mapping(let others)):
      for (key, value) in others {
        let isReplaced = key.hasSuffix(":REPLACE")
        let name = isReplaced ? String(key.dropLast(":REPLACE".count)) : key
        if let index = entries.lastIndex(where: { $0.key == name }) {
          entries[index].value = isReplaced ? value : entries[index].value.merged(with: value)
        } else {
          entries.append((name, value))
        }
      }
      return YAML(content: .mapping(entries), origin: other.origin)
    case (.sequence(let elements), .sequence(let others)):
      return YAML(content: .sequence(elements + others), origin: other.origin)
    default: return other
    }
  }
}
