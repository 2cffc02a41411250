import UnfoldEngine
import UnfoldSyntax

/// `unfold apply`: changes the files.
func apply(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  if let command = options.verifyCommand { return try applyVerified(options, command, &output) }
  var run = try FileRun(options)
  var counts = (files: 0, changes: 0, reviews: 0)
  var handChecks = HandChecks()
  run.run { source, outcome in
    (source: source, outcome: outcome)
  } use: { file, run in
    let fixes = file.outcome.findings.filter { $0.kind == .fix }
    counts.reviews += file.outcome.findings.count - fixes.count
    if file.outcome.path == "-" {
      // What comes in goes out, changed or not, as a filter does.
      output.write(file.outcome.result ?? Array(file.source.bytes))
    }
    guard let result = file.outcome.result else { return true }
    do throws(FileTrouble) {
      if file.outcome.path != "-" {
        run.source.keep(file.source, at: file.outcome.path)
        try replaceFile(file.outcome.path, expected: file.source, with: result)
      }
      counts.files += 1
      counts.changes += fixes.count
      handChecks.add(fixes, in: file.outcome.path)
      if !options.paths.contains("-") { output.write("\(file.outcome.path): \(counted(fixes.count, "change"))\n") }
    } catch {
      run.report(error)
    }
    // Also when nobody reads any more: files are changed for their own sake.
    return true
  }
  output.flush()
  run.noteChanges(counts.changes, inFiles: counts.files, reviews: counts.reviews, handChecks)
  return run.status(found: false)
}

extension FileRun {
  /// Says what was changed, what is left, and what to try by hand.
  func noteChanges(_ changes: Int, inFiles files: Int, reviews: Int, _ handChecks: HandChecks = HandChecks()) {
    if options.isQuiet { return }
    var text = "\(counted(changes, "change")) in \(files) of \(counted(fileCount, "file"))"
    if reviews > 0 { text += "; \(counted(reviews, "finding")) left to review: unfold check" }
    note(text)
    handChecks.say(areMade: true)
  }
}
