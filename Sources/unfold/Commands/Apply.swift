import UnfoldEngine

/// `unfold apply`: changes the files.
func apply(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  if let command = options.verifyCommand { return try applyVerified(options, command, &output) }
  var run = try FileRun(options)
  let found = FoundChanges(&run, &output)
  if found.files.isEmpty {
    run.noteChanges(0, inFiles: 0, reviews: found.reviews)
    return run.status(found: false)
  }
  HeldSignals.begin()
  defer { HeldSignals.end() }
  guard let journal = found.begin(&run) else { return run.status(found: false) }
  do throws(FileTrouble) {
    for (place, file) in found.files.enumerated() { journal.willWrite(file.result!, to: place) }
    try journal.commit()
  } catch {
    journal.finish(changed: false)
    run.report(error)
    return run.status(found: false)
  }
  var counts = (files: 0, changes: 0)
  var handChecks = HandChecks()
  for file in found.files {
    if HeldSignals.pending != nil { break }
    do throws(FileTrouble) {
      try journal.writer.replace(file.path, expected: file.source, with: file.result!)
      let fixes = file.fixes.map { file.findings[$0] }
      counts.files += 1
      counts.changes += fixes.count
      handChecks.add(fixes, in: file.path)
      if !options.paths.contains("-") { output.write("\(file.path): \(counted(fixes.count, "change"))\n") }
    } catch {
      run.report(error)
    }
  }
  journal.finish(changed: counts.files > 0)
  output.flush()
  if HeldSignals.pending != nil {
    note(
      "interrupted: \(counts.files) of \(counted(found.files.count, "file")) changed; run again for the rest, or "
        + "'\(journal.undoCommand)'")
  }
  let undo = counts.files > 0 ? journal.undoCommand : nil
  run.noteChanges(counts.changes, inFiles: counts.files, reviews: found.reviews, undo: undo, handChecks)
  return run.status(found: false)
}

extension FileRun {
  /// Says what was changed, what takes it back, what is left, and what to try by hand.
  func noteChanges(
    _ changes: Int, inFiles files: Int, reviews: Int, undo: String? = nil, _ handChecks: HandChecks = HandChecks()
  ) {
    if options.isQuiet { return }
    var text = "\(counted(changes, "change")) in \(files) of \(counted(fileCount, "file"))"
    if let undo { text += "; '\(undo)' takes that back" }
    if reviews > 0 { text += "; \(counted(reviews, "finding")) left to review: unfold check" }
    note(text)
    handChecks.say(areMade: true)
  }
}
