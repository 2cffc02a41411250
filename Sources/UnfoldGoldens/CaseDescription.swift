import Foundation
import UnfoldEngine

/// The contents of a `case.json`. A key that is not in the format is an error: a misspelt expectation would hold
/// nothing.
struct CaseDescription: Decodable {
  var rule: String
  var deploymentTarget: DeploymentTarget
  var expect: GoldenCase.Expectation
  var findings: [GoldenCase.ExpectedFinding]
  var mustContain: [String]
  var mustNotContain: [String]
  var why: String

  init(path: String) throws(GoldenError) {
    let bytes = try GoldenFiles.read(path)
    do {
      self = try JSONDecoder().decode(CaseDescription.self, from: Data(bytes))
    } catch {
      throw GoldenError(path: path, message: CaseDescription.explanation(of: error))
    }
  }

  private enum Key: String, CodingKey, CaseIterable {
    case rule, deploymentTarget, expect, findings, mustContain, mustNotContain, why
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(Key.allCases.map(\.rawValue))
    let values = try decoder.container(keyedBy: Key.self)
    rule = try values.decode(String.self, forKey: .rule)
    expect = try values.decodeNamed(GoldenCase.Expectation.self, forKey: .expect)
    findings = try values.decode([FindingDescription].self, forKey: .findings).map(\.finding)
    mustContain = try values.decode([String].self, forKey: .mustContain)
    mustNotContain = try values.decode([String].self, forKey: .mustNotContain)
    why = try values.decode(String.self, forKey: .why)
    deploymentTarget = .unknown
    for (name, text) in try values.decode([String: String].self, forKey: .deploymentTarget) {
      guard let platform = Platform(name: name), let version = Version(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .deploymentTarget, in: values,
          debugDescription: "\"\(name)\": \"\(text)\" is no platform and version such as \"iOS\": \"17.0\"")
      }
      deploymentTarget.versions[platform] = version
    }
  }

  /// What is wrong, in a sentence that names the key.
  private static func explanation(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "is no case: \(error.localizedDescription)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "the key \"\(name(context.codingPath + [key]))\" is missing"
    case .typeMismatch(let type, let context):
      return "\"\(name(context.codingPath))\" is no \(type)"
    case .valueNotFound(let type, let context):
      return "\"\(name(context.codingPath))\" is null and should be a \(type)"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return "is no JSON: \(context.underlyingError.map { "\($0)" } ?? context.debugDescription)"
    case .dataCorrupted(let context):
      return "\"\(name(context.codingPath))\": \(context.debugDescription)"
    @unknown default:
      return "is no case: \(error.localizedDescription)"
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }.joined(separator: ".")
  }
}

/// One element of `findings`.
private struct FindingDescription: Decodable {
  var finding: GoldenCase.ExpectedFinding

  private enum Key: String, CodingKey, CaseIterable { case line, rule, kind }

  init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(Key.allCases.map(\.rawValue))
    let values = try decoder.container(keyedBy: Key.self)
    finding = GoldenCase.ExpectedFinding(
      line: try values.decode(Int.self, forKey: .line),
      rule: try values.decode(String.self, forKey: .rule),
      kind: try values.decodeNamed(Finding.Kind.self, forKey: .kind))
  }
}

/// A key of any name.
private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  fileprivate func refuseUnknownKeys(_ known: [String]) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys
    guard let unknown = keys.filter({ !known.contains($0.stringValue) }).min(by: { $0.stringValue < $1.stringValue })
    else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [unknown],
        debugDescription: "there is no such key; the keys are \(known.joined(separator: ", "))"))
  }
}

extension KeyedDecodingContainer {
  /// One of an enumeration's names.
  fileprivate func decodeNamed<Value>(_ type: Value.Type, forKey key: Key) throws -> Value
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    let name = try decode(String.self, forKey: key)
    guard let value = Value(rawValue: name) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\"\(name)\" is none of \(names)")
    }
    return value
  }
}
