import UnfoldSyntax

/// What a property list says, as Info.plist is one: in XML or in the old style.
///
/// Foundation's reader knows a form that is no text too, and takes longer to load than a run over an app.
public enum PropertyListValue: Hashable, Sendable {
  case dictionary([String: PropertyListValue])
  case array([PropertyListValue])
  case string(String)
  case boolean(Bool)
  /// A number, a date or data.
  case other

  /// Reads the list; `nil` where the text is none.
  public init?(_ source: SourceText) {
    var reader = XMLPropertyListReader(source)
    if let list = reader.list() {
      self = list
    } else if let list = try? PropertyList(source), let value = PropertyListValue(list, 0, depth: 0) {
      self = value
    } else {
      return nil
    }
  }

  private init?(_ list: PropertyList, _ node: Int, depth: Int) {
    if depth > PropertyListValue.deepest { return nil }
    switch list.nodes[node].kind {
    case .string, .quotedString: self = .string(list.string(node) ?? "")
    case .array:
      let elements = list.elements(of: node)
      let values = elements.compactMap { PropertyListValue(list, $0, depth: depth + 1) }
      if values.count < elements.count { return nil }
      self = .array(values)
    case .dictionary:
      var entries: [String: PropertyListValue] = [:]
      for (key, value) in list.entries(of: node) {
        guard let name = list.string(key), let value = PropertyListValue(list, value, depth: depth + 1)
        else { return nil }
        entries[name] = value
      }
      self = .dictionary(entries)
    }
  }

  /// Deeper than any list that means something; each level takes some stack.
  static let deepest = 64

  /// What stands under a key; `nil` where this is no dictionary.
  public subscript(key: String) -> PropertyListValue? {
    if case .dictionary(let entries) = self { return entries[key] }
    return nil
  }

  /// The strings of an array of strings.
  public var strings: [String]? {
    guard case .array(let elements) = self else { return nil }
    let strings = elements.compactMap(\.string)
    return strings.count == elements.count ? strings : nil
  }

  public var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }
}
