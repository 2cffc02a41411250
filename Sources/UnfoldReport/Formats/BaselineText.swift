import UnfoldEngine

/// A baseline as a file: sorted, and a finding a line, so that a change of one is a change of one line.
///
/// - Parameter paths: what was looked at, relative to the file's folder.
public func baselineText(_ entries: Set<BaselineEntry>, paths: [String]) -> [UInt8] {
  var list = JSONWriter()
  list.array(paths) { $0.value($1) }
  var text = Array("{\n  \"version\": 1,\n  \"paths\": ".utf8) + list.bytes + Array(",\n  \"findings\": [".utf8)
  let sorted = entries.sorted {
    ($0.declaration, $0.rule, $0.tokens, $0.ordinal) < ($1.declaration, $1.rule, $1.tokens, $1.ordinal)
  }
  for (place, entry) in sorted.enumerated() {
    var line = JSONWriter()
    line.object { json in
      json.field("declaration", entry.declaration)
      json.field("rule", entry.rule)
      json.field("code", entry.code)
      json.field("tokens", entry.tokens)
      if entry.ordinal > 1 { json.field("ordinal", entry.ordinal) }
    }
    text += Array("\(place == 0 ? "" : ",")\n    ".utf8) + line.bytes
  }
  return text + Array("\(sorted.isEmpty ? "" : "\n  ")]\n}\n".utf8)
}
