import UnfoldEngine

/// For Xcode's build log, in which only absolute paths can be clicked.
public struct XcodeReport: FindingReport {
  private let currentFolder: String

  /// - Parameter currentFolder: the absolute path that the paths of files start from.
  public init(currentFolder: String) { self.currentFolder = currentFolder }

  public func piece(for file: FileFindings) -> [UInt8] {
    let path = shownPath(file.path.hasPrefix("/") ? file.path : "\(currentFolder)/\(file.path)")
    let lines = file.findings.map { finding in
      let place = file.lines.position(at: finding.range.lowerBound)
      return "\(path):\(place.line):\(place.column): warning: \(onOneLine(finding.message)) [\(finding.rule)]\n"
    }
    return Array(lines.joined().utf8)
  }
}
