import UnfoldEngine

/// `unfold apply`: changes the files.
func apply(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  if let command = options.verifyCommand { return try applyVerified(options, command, &output) }
  var run = try FileRun(options)
  let found = FoundChanges(&run, &output)
  var made = MadeChanges()
  if let input = found.standardInput { made.add(input) }
  if found.files.isEmpty {
    made.say(in: run, reviews: found.reviews)
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
  var written = 0
  for file in found.files {
    if HeldSignals.pending != nil { break }
    do throws(FileTrouble) {
      try journal.writer.replace(file.path, expected: file.source, with: file.result!)
      written += 1
      made.add(file)
      if !options.paths.contains("-") {
        output.write("\(file.path): \(counted(file.fixes.count, "change"))\n")
      }
    } catch {
      run.report(error)
    }
  }
  journal.finish(changed: written > 0)
  output.flush()
  if HeldSignals.pending != nil {
    note("interrupted: \(written) of \(counted(found.files.count, "file")) changed; run again for the rest")
  }
  made.say(in: run, reviews: found.reviews, undo: written > 0 ? journal.undoCommand : nil)
  return run.status(found: false)
}

/// What a run has changed.
private struct MadeChanges {
  private var files = 0
  private var changes = 0
  private var handChecks = HandChecks()

  mutating func add(_ file: ChangedFile) {
    files += 1
    changes += file.fixes.count
    handChecks.add(file.fixes.map { file.findings[$0] }, in: file.path)
  }

  func say(in run: FileRun, reviews: Int, undo: String? = nil) {
    run.noteChanges(changes, inFiles: files, reviews: reviews, undo: undo, handChecks)
  }
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
