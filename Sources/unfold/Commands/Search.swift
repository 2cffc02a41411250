import UnfoldEngine
import UnfoldReport

/// `unfold search`: where a pattern is found.
func search(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  var run = try FileRun(options)
  let report: (any FindingReport)? = options.format == .text ? nil : findingReport(options, run.rules)
  var places = 0
  var filesWithPlaces = 0
  if let report { output.write(report.beginning()) }
  run.run { source, outcome -> (count: Int, piece: [UInt8]) in
    guard !outcome.findings.isEmpty else { return (0, []) }
    let file = FileFindings(path: outcome.path, source: source, findings: outcome.findings)
    return (outcome.findings.count, report?.piece(for: file) ?? file.places)
  } use: { found, _ in
    guard found.count > 0 else { return true }
    if let report, filesWithPlaces > 0 { output.write(report.separator) }
    places += found.count
    filesWithPlaces += 1
    output.write(found.piece)
    return output.isOpen
  }
  if let report {
    var summary = RunSummary()
    summary.files = run.fileCount
    summary.skipped = run.skipped
    summary.troubles = run.troubles
    output.write(report.ending(summary))
  }
  output.flush()
  if !options.isQuiet {
    note("\(counted(places, "place")) in \(filesWithPlaces) of \(counted(run.fileCount, "file"))")
  }
  return run.status(found: places > 0)
}
