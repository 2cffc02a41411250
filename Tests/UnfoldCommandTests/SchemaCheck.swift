import Foundation

/// The part of JSON Schema that the tool's own schemas use.
struct SchemaCheck {
  let root: [String: Any]

  func faults(of value: Any) -> [String] { faults(of: value, root, "") }

  private func faults(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(path): there is no \(reference)"]
      }
      return faults(of: value, target, path)
    }
    var result: [String] = []
    if let constant = schema["const"] as? Int, value as? Int != constant { result.append("\(path): not \(constant)") }
    if let names = schema["enum"] as? [String], !names.contains(value as? String ?? "") {
      result.append("\(path): none of those that there are")
    }
    switch schema["type"] as? String {
    case "string": if !(value is String) { result.append("\(path): no string") }
    case "integer":
      guard let number = value as? Int else { return result + ["\(path): no integer"] }
      if let least = schema["minimum"] as? Int, number < least { result.append("\(path): below \(least)") }
    case "array":
      guard let elements = value as? [Any] else { return result + ["\(path): no array"] }
      let items = schema["items"] as? [String: Any] ?? [:]
      for (index, element) in elements.enumerated() { result += faults(of: element, items, "\(path)/\(index)") }
    case "object":
      guard let members = value as? [String: Any] else { return result + ["\(path): no object"] }
      for name in schema["required"] as? [String] ?? [] where members[name] == nil {
        result.append("\(path): lacks \(name)")
      }
      for (name, member) in schema["properties"] as? [String: [String: Any]] ?? [:] {
        if let value = members[name] { result += faults(of: value, member, "\(path)/\(name)") }
      }
    default: break
    }
    return result
  }
}
