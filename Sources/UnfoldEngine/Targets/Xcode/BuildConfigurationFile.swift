import UnfoldSyntax

extension ProjectReading {
  /// The settings of an `.xcconfig` file and of the files that it includes.
  ///
  /// - Parameter place: what names the file.
  mutating func buildSettings(ofFile path: String, namedAt place: DeploymentTarget.Origin) -> BuildSettingsLevel {
    if let known = buildConfigurationFiles[path] { return known }
    let level = BuildSettingsLevel(buildSettings(ofFile: path, isOptional: false, namedAt: place, around: []))
    buildConfigurationFiles[path] = level
    return level
  }

  private mutating func buildSettings(
    ofFile path: String, isOptional: Bool, namedAt place: DeploymentTarget.Origin, around: [String]
  ) -> [BuildSetting] {
    // A file that includes itself adds nothing more.
    if around.contains(path) || around.count > 64 { return [] }
    // Files that each include the next one twice would never come to an end.
    includedFiles = around.isEmpty ? 0 : includedFiles + 1
    if includedFiles > 1000 { return [] }
    guard isRegularFile(path) else {
      if !isOptional {
        warn(
          place.path, line: place.line,
          "names '\(splitPath(path).name)', which is not there; what it sets is not known")
      }
      return []
    }
    guard let source = source(path) else { return [] }
    var settings: [BuildSetting] = []
    var line = 1
    var statement = ""
    var statementLine = 1
    for text in source.string(0..<source.count).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      defer { line += 1 }
      if statement.isEmpty { statementLine = line }
      statement += withoutComment(text)
      // A backslash at its end goes on in the next line.
      if statement.hasSuffix("\\") {
        statement.removeLast()
        continue
      }
      let origin = DeploymentTarget.Origin(path: path, line: statementLine)
      if let (included, isOptional) = include(statement) {
        settings += buildSettings(
          ofFile: absolutePath(included, in: splitPath(path).folder), isOptional: isOptional, namedAt: origin,
          around: around + [path])
      } else if let equals = assignmentSign(in: statement) {
        var value = trimmed(statement[statement.index(after: equals)...])
        if value.hasSuffix(";") { value.removeLast() }
        settings.append(BuildSetting(key: statement[..<equals], value: value, origin: origin))
      }
      statement = ""
    }
    return settings
  }
}

/// Where the `=` stands that is not inside `[sdk=...]`.
private func assignmentSign(in statement: String) -> String.Index? {
  var isInBrackets = false
  for index in statement.indices {
    switch statement[index] {
    case "[": isInBrackets = true
    case "]": isInBrackets = false
    case "=" where !isInBrackets: return index
    default: continue
    }
  }
  return nil
}

private func withoutComment(_ line: Substring) -> Substring {
  var index = line.startIndex
  while let slash = line[index...].firstIndex(of: "/") {
    let next = line.index(after: slash)
    if next < line.endIndex, line[next] == "/" { return line[..<slash] }
    index = next
  }
  return line
}

/// The path of `#include "path"` or `#include? "path"`.
private func include(_ statement: String) -> (path: String, isOptional: Bool)? {
  var rest = trimmed(statement)[...]
  guard rest.hasPrefix("#include") else { return nil }
  rest.removeFirst("#include".count)
  let isOptional = rest.first == "?"
  let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
  guard parts.count >= 3 else { return nil }
  return (String(parts[1]), isOptional)
}
