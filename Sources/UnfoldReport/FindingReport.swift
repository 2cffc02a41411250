import UnfoldEngine
import UnfoldSyntax

/// One destination of `check`: a terminal, Xcode, a build server.
///
/// A report is made in pieces that stand one behind the other: the beginning, a piece for each file that has
/// findings, with separators between them, and the end. Pieces of different files may be made at the same time.
public protocol FindingReport: Sendable {
  func beginning() -> [UInt8]
  /// The piece for one file.
  func piece(for file: FileFindings) -> [UInt8]
  /// What stands between the pieces of two files.
  var separator: [UInt8] { get }
  func ending(_ summary: RunSummary) -> [UInt8]
}

extension FindingReport {
  public func beginning() -> [UInt8] { [] }
  public var separator: [UInt8] { [] }
  public func ending(_ summary: RunSummary) -> [UInt8] { [] }
}

/// The findings in one file, of which there is at least one.
public struct FileFindings: Sendable {
  public let path: String
  public let source: SourceText
  public let findings: [Finding]
  let lines: LineTable

  public init(path: String, source: SourceText, findings: [Finding]) {
    self.path = path
    self.source = source
    self.findings = findings
    lines = LineTable(source)
  }
}

/// What is known when all files are done.
public struct RunSummary: Sendable {
  /// How many files were looked at.
  public var files = 0
  public var skipped: [SkippedFile] = []
  public var troubles: [FileTrouble] = []

  public init() {}
}

/// A path as it can be shown on a line: a file's name must not be able to write to the screen.
func shownPath(_ path: String) -> String { path.map(DisplayText.shown).joined() }

/// Text on one line, for formats in which a line is a message.
func onOneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
}
