import UnfoldSyntax

/// Something about a project file that a person should know; the run goes on without it.
public struct TargetWarning: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  /// From 1; `nil` where it is about the whole file.
  public var line: Int?
  public var cause: String

  init(path: String, line: Int? = nil, cause: String) {
    self.path = path
    self.line = line
    self.cause = cause
  }

  public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(cause)" }
}

/// The most bytes that a project file is read with. The largest in public apps have some 10 MB.
private let largestProjectFile = 64 << 20

/// The files that project files are read from, each once, and what was wrong with them.
struct ProjectReading {
  private(set) var warnings: [TargetWarning] = []
  var buildConfigurationFiles: [String: BuildSettingsLevel] = [:]
  /// How many files the one that is being read has included so far.
  var includedFiles = 0

  mutating func warn(_ path: String, line: Int? = nil, _ cause: String) {
    warnings.append(TargetWarning(path: path, line: line, cause: cause))
  }

  /// The text of a project file; `nil`, with a warning, where it cannot be read.
  mutating func source(_ path: String) -> SourceText? {
    do {
      if let size = try? fileStatus(path).size, size > largestProjectFile {
        throw TargetWarning(
          path: path,
          cause: "is larger than \(largestProjectFile >> 20) MiB and not read; its deployment targets are not known")
      }
      let source = try readSource(path)
      if let problem = source.problem {
        throw TargetWarning(path: path, cause: "\(problem); its deployment targets are not known")
      }
      if let line = firstConflictMarker(in: source) {
        throw TargetWarning(
          path: path, line: line,
          cause: "has a merge conflict; its deployment targets are not known until that is resolved")
      }
      return source
    } catch let warning as TargetWarning {
      warnings.append(warning)
    } catch {
      warn(path, "\((error as? FileTrouble)?.cause ?? "cannot be read"); its deployment targets are not known")
    }
    return nil
  }
}

/// The line, from 1, of the first `<<<<<<< ` at the start of a line.
private func firstConflictMarker(in source: SourceText) -> Int? {
  let marker = Array("<<<<<<< ".utf8)
  let bytes = source.bytes
  var start = 0
  while start + marker.count <= bytes.count {
    if bytes[start] == marker[0], bytes[start..<start + marker.count].elementsEqual(marker) {
      return LineTable(source).line(at: start)
    }
    guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
    start = end + 1
  }
  return nil
}
