import UnfoldEngine
import UnfoldSyntax

/// The contents of a `case.json`. A key that is not in the format is an error: a misspelt expectation would hold
/// nothing.
struct CaseDescription {
  var rule: String
  var deploymentTarget = DeploymentTarget.unknown
  var expect: GoldenCase.Expectation
  var findings: [GoldenCase.ExpectedFinding]
  var mustContain: [String]
  var mustNotContain: [String]
  var why: String

  init(path: String) throws(GoldenError) {
    let source = SourceText(try GoldenFiles.read(path))
    let json: JSONValue
    do throws(JSONFault) {
      if let problem = source.problem { throw JSONFault(0, problem) }
      json = try JSONParser.parse(source)
    } catch {
      let line = LineTable(source).line(at: error.offset)
      throw GoldenError(path: path, message: "is no JSON, line \(line): \(error.cause)")
    }
    do throws(CaseFault) {
      try self.init(CaseValue(json: json, path: []))
    } catch {
      throw GoldenError(path: path, message: error.message)
    }
  }

  private init(_ json: CaseValue) throws(CaseFault) {
    let keys = ["rule", "deploymentTarget", "expect", "findings", "mustContain", "mustNotContain", "why"]
    let values = try json.members(keys)
    rule = try values("rule").text()
    expect = try values("expect").choice()
    findings = try values("findings").elements().map { element throws(CaseFault) in
      let parts = try element.members(["line", "rule", "kind"])
      return GoldenCase.ExpectedFinding(
        line: try parts("line").number(), rule: try parts("rule").text(), kind: try parts("kind").choice())
    }
    mustContain = try values("mustContain").elements().map { element throws(CaseFault) in try element.text() }
    mustNotContain = try values("mustNotContain").elements().map { element throws(CaseFault) in try element.text() }
    why = try values("why").text()
    let targets = try values("deploymentTarget")
    for member in try targets.object() {
      let text = try targets.inside(member).text()
      guard let platform = Platform(name: member.key), let version = Version(text) else {
        throw targets.fault(
          ": \"\(member.key)\": \"\(text)\" is no platform and version such as \"iOS\": \"17.0\"")
      }
      deploymentTarget.versions[platform] = version
    }
  }
}

/// What is wrong, in a sentence that names the key.
private struct CaseFault: Error {
  var message: String
}

/// A value and the keys that lead to it.
private struct CaseValue {
  var json: JSONValue
  var path: [String]

  func fault(_ cause: String) -> CaseFault { CaseFault(message: "\"\(path.joined(separator: "."))\"\(cause)") }

  func inside(_ member: JSONMember) -> CaseValue { CaseValue(json: member.value, path: path + [member.key]) }

  func object() throws(CaseFault) -> [JSONMember] {
    if case .object(let members) = json.content { return members }
    throw path.isEmpty ? CaseFault(message: "is no case, which is an object of JSON") : fault(" is no object")
  }

  /// Finds the value of a key, where no keys but those are there.
  func members(_ known: [String]) throws(CaseFault) -> (String) throws(CaseFault) -> CaseValue {
    let members = try object()
    if let unknown = members.first(where: { !known.contains($0.key) }) {
      throw inside(unknown).fault(": there is no such key; the keys are \(known.joined(separator: ", "))")
    }
    return { key throws(CaseFault) in
      if let member = members.first(where: { $0.key == key }) { return inside(member) }
      let name = (path + [key]).joined(separator: ".")
      throw CaseFault(message: "the key \"\(name)\" is missing")
    }
  }

  func elements() throws(CaseFault) -> [CaseValue] {
    guard case .array(let elements) = json.content else { throw fault(" is no list") }
    return elements.enumerated().map { CaseValue(json: $1, path: path + ["\($0)"]) }
  }

  func text() throws(CaseFault) -> String {
    if case .string(let text) = json.content { return text }
    throw fault(" is no string")
  }

  func number() throws(CaseFault) -> Int {
    if case .number(let text) = json.content, let number = Int(text) { return number }
    throw fault(" is no whole number")
  }

  /// One of an enumeration's names.
  func choice<Value: RawRepresentable & CaseIterable>() throws(CaseFault) -> Value where Value.RawValue == String {
    let name = try text()
    if let value = Value(rawValue: name) { return value }
    let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw fault(": \"\(name)\" is none of \(names)")
  }
}
