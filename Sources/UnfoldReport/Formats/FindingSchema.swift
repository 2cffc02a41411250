/// The JSON Schema of what `check --format json` writes.
///
/// - Parameter rules: the identifiers that there are; others may come with later versions and with migrations, so they
///   are examples and no limit.
public func findingSchema(rules: [String]) -> [UInt8] {
  var json = JSONWriter()
  json.object { json in
    json.field("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.field("title", "Findings of unfold check --format json, version 1")
    json.type("object", required: ["version", "findings", "files", "skipped"]) { json in
      json.object("version") { $0.field("const", 1) }
      json.object("findings") { json in
        json.field("type", "array")
        json.object("items") { $0.finding(rules) }
      }
      json.object("files") { $0.count("how many files were looked at", from: 0) }
      json.object("skipped") { json in
        json.field("type", "array")
        json.object("items") { json in
          json.type("object", required: ["path", "why"]) { json in
            json.object("path") { $0.text("the file, as the run has it") }
            json.object("why") { $0.text("why it is no Swift source") }
          }
        }
      }
    }
  }
  return json.bytes + [0x0A]
}

extension JSONWriter {
  fileprivate mutating func type(_ type: String, required: [String], _ properties: (inout JSONWriter) -> Void) {
    field("type", type)
    array("required", required) { $0.value($1) }
    object("properties", properties)
  }

  fileprivate mutating func text(_ description: String) {
    field("type", "string")
    field("description", description)
  }

  fileprivate mutating func count(_ description: String, from least: Int) {
    field("type", "integer")
    field("minimum", least)
    field("description", description)
  }

  fileprivate mutating func finding(_ rules: [String]) {
    let names = [
      "id", "rule", "kind", "path", "line", "column", "endLine", "endColumn", "message", "edits",
    ]
    type("object", required: names) { json in
      json.object("id") { json in
        json.text("stays while the code, the declarations around it and the file's path do; for --finding")
        json.field("pattern", "^[0-9a-f]{12}$")
      }
      json.object("rule") { json in
        json.text("the rule; later versions and migrations have others")
        json.array("examples", rules) { $0.value($1) }
      }
      json.object("kind") { json in
        json.array("enum", ["fix", "review"]) { $0.value($1) }
        json.field("description", "fix where 'apply' changes it")
      }
      json.object("path") { $0.text("the file, as the run has it") }
      json.object("line") { $0.count("from 1", from: 1) }
      json.object("column") { $0.count("from 1, in UTF-8 bytes", from: 1) }
      json.object("endLine") { $0.count("from 1", from: 1) }
      json.object("endColumn") { $0.count("behind the last byte, from 1, in UTF-8 bytes", from: 1) }
      json.object("message") { $0.text("why, and what to check by hand") }
      json.object("edits") { json in
        json.field("type", "array")
        json.field("description", "made together or not at all; empty for reviews and for changes of a later pass")
        json.object("items") { json in
          json.type("object", required: ["start", "end", "replacement"]) { json in
            json.object("start") { $0.count("offset in UTF-8 bytes", from: 0) }
            json.object("end") { $0.count("offset in UTF-8 bytes", from: 0) }
            json.object("replacement") { $0.text("what stands there afterwards") }
          }
        }
      }
    }
  }
}
