import UnfoldSyntax

/// A JSON value, and where it stands.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// In the order of the file; no key is there twice.
    case object([JSONMember])
  }

  package var content: Content
  /// Of its first byte, in UTF-8 bytes.
  var offset: Int

  /// What kind of value it is, in words.
  var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A key and its value.
package struct JSONMember: Sendable {
  package var key: String
  /// Of the quote before the key, in UTF-8 bytes.
  var offset: Int
  package var value: JSONValue
}

/// Something in a JSON file that isn't as it has to be.
package struct JSONFault: Error, Hashable {
  /// In UTF-8 bytes.
  package var offset: Int
  /// The cause, and what to do.
  package var cause: String

  package init(_ offset: Int, _ cause: String) {
    self.offset = offset
    self.cause = cause
  }

  /// The fault as a person is told of it.
  func trouble(in source: SourceText, at path: String) -> FileTrouble {
    FileTrouble(path: path, position: LineTable(source).position(at: offset), cause: cause)
  }
}

/// Reads a file that has to be JSON.
///
/// - Throws: `FileTrouble`, with the place where there is one.
func readJSON(_ path: String) throws(FileTrouble) -> (value: JSONValue, source: SourceText) {
  let source = try readSource(path)
  if source.count > largestJSONFile {
    throw FileTrouble(path: path, cause: "is larger than \(largestJSONFile >> 20) MiB, which is no file of Unfold's")
  }
  if let problem = source.problem { throw FileTrouble(path: path, cause: "is no JSON: \(problem)") }
  do throws(JSONFault) {
    return (try JSONParser.parse(source), source)
  } catch {
    throw error.trouble(in: source, at: path)
  }
}

/// A baseline of 100,000 findings has some 20 MB.
private let largestJSONFile = 256 << 20

/// ` (did you mean "..."?)` where a name is near.
func jsonSuggestion(_ word: String, _ names: [String]) -> String {
  nearest(word, in: names).map { " (did you mean \"\($0)\"?)" } ?? ""
}

extension JSONValue {
  func members(of what: String) throws(JSONFault) -> [JSONMember] {
    if case .object(let members) = content { return members }
    throw JSONFault(offset, "\(what) is an object, and this is \(kind)")
  }

  func elements(of what: String) throws(JSONFault) -> [JSONValue] {
    if case .array(let elements) = content { return elements }
    throw JSONFault(offset, "\(what) is a list, and this is \(kind)")
  }

  func text(_ what: String) throws(JSONFault) -> String {
    if case .string(let text) = content { return text }
    throw JSONFault(offset, "\(what) is a string, and this is \(kind)")
  }
}
