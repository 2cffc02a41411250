import UnfoldEngine
import UnfoldReport

/// `unfold check`: reports findings.
func check(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  if options.printsSchema {
    output.write(findingSchema(rules: options.knownRules.map(\.id)))
    return .clean
  }
  if let path = options.writtenBaseline { return try writeBaseline(options, to: path) }
  var run = try FileRun(options)
  let report = findingReport(options, run.rules)
  let page = options.report.map { _ in HTMLReport(toolVersion: unfoldVersion) }
  var pagePieces: [HTMLReport.Piece] = []
  var counts = FindingCounts()
  var filesWithFindings = 0
  var handChecks = HandChecks()
  output.write(report.beginning())
  run.run { source, outcome in
    let findings = outcome.findings
    guard !findings.isEmpty else { return (path: outcome.path, piece: [UInt8](), findings: findings, page: HTMLReport.Piece?.none) }
    let file = FileFindings(path: outcome.path, source: source, findings: findings)
    return (outcome.path, report.piece(for: file), findings, page?.piece(for: file))
  } use: { file, _ in
    guard !file.findings.isEmpty else { return true }
    if filesWithFindings > 0 { output.write(report.separator) }
    filesWithFindings += 1
    counts.add(file.findings)
    handChecks.add(file.findings, in: file.path)
    output.write(file.piece)
    if let piece = file.page { pagePieces.append(piece) }
    return output.isOpen
  }
  var summary = RunSummary()
  summary.files = run.fileCount
  summary.skipped = run.skipped
  summary.troubles = run.troubles
  output.write(report.ending(summary))
  output.flush()
  if let page, let path = options.report {
    do throws(FileTrouble) {
      try writeFile(path, page.page(pagePieces, summary))
      if !options.isQuiet { note("report written to \(path)") }
    } catch {
      run.report(error)
    }
  }
  if !options.isQuiet && options.format == .text {
    note(summaryText(counts, filesWithFindings, of: run.fileCount))
    handChecks.say(areMade: false)
    if let command = nextCommand(after: options, counts) { note("next: \(command)") }
  }
  let status = run.status(found: filesWithFindings > 0)
  if let path = options.buildStamp { return writeStamp(path, run.troubles, &output) }
  return status
}

/// What a build is told: nothing that would stop it but a stamp that can't be written, since that would run again for
/// ever.
private func writeStamp(_ path: String, _ troubles: [FileTrouble], _ output: inout Output) -> ExitStatus {
  // As Xcode lists warnings that have no place of their own.
  for trouble in troubles { output.write("warning: unfold: \(trouble)\n") }
  do throws(FileTrouble) {
    try writeFile(path, [])
    return .clean
  } catch {
    note("\(error)")
    return .trouble
  }
}

func findingReport(_ options: Options, _ rules: [any Rule]) -> any FindingReport {
  switch options.format {
  // No findings are written as markdown: the command line refuses it.
  case .text, .markdown: TextReport(isColored: options.color.isOn, width: Terminal.ofOutput?.width)
  case .json: JSONReport()
  case .sarif: SARIFReport(toolVersion: unfoldVersion, rules: rules)
  case .xcode: XcodeReport(currentFolder: canonicalPath(".") ?? "")
  case .github: GitHubReport()
  case .gitlab: GitLabReport()
  case .junit: JUnitReport()
  }
}

private func summaryText(_ counts: FindingCounts, _ filesWithFindings: Int, of fileCount: Int) -> String {
  let (fixes, reviews) = (counts.fixes, counts.reviews)
  if fixes + reviews == 0 { return "no findings in \(counted(fileCount, "file"))" }
  return "\(counted(fixes + reviews, "finding")) in \(filesWithFindings) of \(counted(fileCount, "file")): "
    + "\(fixes) that 'apply' fixes, \(reviews) to review" + counts.table
}

/// What somebody would type next: the changes to look at or, where there are none, what the most frequent rule is about.
private func nextCommand(after options: Options, _ counts: FindingCounts) -> String? {
  let rules = counts.fixableRules
  guard !rules.isEmpty else { return counts.mostFound.map { "unfold explain \($0)" } }
  return options.commandLine(.diff, rules: options.rules.isEmpty ? [] : rules)
}
