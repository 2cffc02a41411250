import UnfoldEngine
import UnfoldSyntax

/// `unfold apply`: changes the files.
func apply(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  var run = try FileRun(options)
  var counts = (files: 0, changes: 0, reviews: 0)
  run.run { source, outcome in
    (source: source, outcome: outcome)
  } use: { file, run in
    let fixes = file.outcome.findings.filter { $0.kind == .fix }
    counts.reviews += file.outcome.findings.count - fixes.count
    if file.outcome.path == "-" {
      // What comes in goes out, changed or not, as a filter does.
      output.write(file.outcome.result ?? Array(file.source.bytes))
      return true
    }
    guard let result = file.outcome.result else { return true }
    do throws(FileTrouble) {
      try replaceFile(file.outcome.path, expected: file.source, with: result)
      counts.files += 1
      counts.changes += fixes.count
      if !options.paths.contains("-") { output.write("\(file.outcome.path): \(counted(fixes.count, "change"))\n") }
    } catch {
      run.report(error)
    }
    // Also when nobody reads any more: files are changed for their own sake.
    return true
  }
  output.flush()
  if !options.isQuiet {
    var text = "\(counted(counts.changes, "change")) in \(counts.files) of \(counted(run.fileCount, "file"))"
    if counts.reviews > 0 { text += "; \(counted(counts.reviews, "finding")) left to review: unfold check" }
    note(text)
  }
  return run.status(found: false)
}
