import UnfoldEngine

/// The JSON Schema (2020-12) of configuration files, made from what their reader knows.
///
/// - Parameter rules: all rules that there are.
public func configurationSchema(rules: [any Rule]) -> [UInt8] {
  var schema = JSONWriter(isIndented: true)
  schema.object { json in
    json.field("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.field("title", "Unfold's \(configurationFileName)")
    properties(ConfigurationKey.ofFile, &json)
    json.object("$defs") { json in
      json.object("rules") { write(rules, to: &$0) }
      json.object("patterns") { json in
        json.field("type", "array")
        json.object("items") { json in
          json.field("type", "string")
          json.field("minLength", 1)
          json.field("pattern", "^[^/]")
        }
      }
      json.object("deploymentTarget") { writeDeploymentTarget(to: &$0) }
      json.object("override") { json in
        properties(ConfigurationKey.ofOverride, &json)
        json.array("required", [ConfigurationKey.files]) { $0.value($1.rawValue) }
      }
    }
  }
  return schema.bytes + Array("\n".utf8)
}

private func properties(_ keys: [ConfigurationKey], _ json: inout JSONWriter) {
  json.field("type", "object")
  json.object("properties") { json in
    for key in keys {
      json.key(named: key.rawValue)
      json.object { json in
        json.field("description", key.summary)
        switch key {
        case .schema: json.field("type", "string")
        case .rules: json.field("$ref", "#/$defs/rules")
        case .exclude, .files: json.field("$ref", "#/$defs/patterns")
        case .deploymentTarget: json.field("$ref", "#/$defs/deploymentTarget")
        case .overrides:
          json.field("type", "array")
          json.object("items") { $0.field("$ref", "#/$defs/override") }
        }
      }
    }
  }
  json.key("additionalProperties")
  json.value(false)
}

private func write(_ rules: [any Rule], to json: inout JSONWriter) {
  json.field("type", "object")
  json.object("properties") { json in
    for rule in rules {
      json.key(named: rule.id)
      json.object { json in
        json.field("type", "boolean")
        json.field("description", rule.summary)
        json.key("default")
        json.value(rule.level != .onRequest)
      }
    }
  }
  json.key("additionalProperties")
  json.value(false)
}

private func writeDeploymentTarget(to json: inout JSONWriter) {
  json.field("type", "object")
  json.object("properties") { json in
    for platform in Platform.allCases {
      json.key(named: platform.rawValue)
      json.object { json in
        json.field("type", "string")
        json.field("pattern", "^[0-9]+(\\.[0-9]+){0,2}$")
      }
    }
  }
  json.field("minProperties", 1)
  json.key("additionalProperties")
  json.value(false)
}
