/// The JSON Schema (2020-12) of what `unfold check --format json` writes.
///
/// Members may be added to it, never taken away or given another meaning while `version` is 1; so it forbids none.
public func findingsSchema() -> [UInt8] {
  var schema = JSONWriter(isIndented: true)
  schema.object { json in
    json.field("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.field("title", "What 'unfold check --format json' writes")
    let members: [Member] = [
      Member("version", .constant(1), "The version of this format."),
      Member("findings", .list("finding"), "By path and place."),
      Member("files", .count(from: 0), "How many files were looked at."),
      Member("skipped", .list("skipped"), "Files that could not be looked at."),
    ]
    write(members, to: &json)
    json.object("$defs") { json in
      json.object("finding") { write(findingMembers, to: &$0) }
      json.object("edit") { write(editMembers, to: &$0) }
      json.object("skipped") { json in
        write([Member("path", .text, "The file."), Member("why", .text, "What is wrong with it.")], to: &json)
      }
    }
  }
  return schema.bytes + Array("\n".utf8)
}

private let findingMembers = [
  Member("rule", .text, "The rule's identifier."),
  Member("kind", .choice(["fix", "review"]), "fix: 'apply' rewrites it; review: a person decides."),
  Member("path", .text, "The file, from the current folder where it was not named otherwise; - is standard input."),
  Member("line", .count(from: 1), "The line on which the code begins, from 1."),
  Member("column", .count(from: 1), "The column there, in UTF-8 bytes, from 1."),
  Member("endLine", .count(from: 1), "The line on which the code ends."),
  Member("endColumn", .count(from: 1), "The column behind the code."),
  Member("message", .text, "Why, and what to check by hand."),
  Member("edits", .list("edit"), "The change, made whole or not at all; empty for review."),
]

private let editMembers = [
  Member("start", .count(from: 0), "The first byte that is replaced, in the file as it is, from 0."),
  Member("end", .count(from: 0), "The byte behind the last one that is replaced; start for an insertion."),
  Member("replacement", .text, "What stands there afterwards; empty for a removal."),
]

private struct Member {
  enum Value {
    case text, constant(Int), count(from: Int), choice([String]), list(StaticString)
  }

  let name: String
  let value: Value
  let description: String

  init(_ name: String, _ value: Value, _ description: String) {
    (self.name, self.value, self.description) = (name, value, description)
  }
}

private func write(_ members: [Member], to json: inout JSONWriter) {
  json.field("type", "object")
  json.array("required", members) { $0.value($1.name) }
  json.object("properties") { json in
    for member in members {
      json.key(named: member.name)
      json.object { json in
        json.field("description", member.description)
        switch member.value {
        case .text: json.field("type", "string")
        case .constant(let number): json.field("const", number)
        case .count(let least):
          json.field("type", "integer")
          json.field("minimum", least)
        case .choice(let names):
          json.array("enum", names) { $0.value($1) }
        case .list(let element):
          json.field("type", "array")
          json.object("items") { $0.field("$ref", "#/$defs/\(element)") }
        }
      }
    }
  }
}
