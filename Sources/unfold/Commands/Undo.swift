import UnfoldEngine

/// `unfold undo`: restores what a run of `apply` wrote.
func undo(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  let place = options.paths.first ?? "."
  guard let path = canonicalPath(place) else {
    throw UsageError("\(place): there is no such file or folder")
  }
  do throws(FileTrouble) {
    guard let folder = JournalFolder.nearest(to: path), let newest = try folder.runs().last else {
      note("no run of 'apply' is recorded for \(place) or a folder around it")
      return .trouble
    }
    let runs = try folder.runs()
    if options.listsRuns {
      for run in runs.reversed() { output.write(line(for: run)) }
      return .clean
    }
    guard let number = options.runNumber else { return try undo(newest, options, &output) }
    guard let run = runs.first(where: { $0.number == number }) else {
      note("there is no run \(number) in \(folder.root); 'unfold undo --list' shows what there is")
      return .trouble
    }
    return try undo(run, options, &output)
  } catch {
    note("\(error)")
    return .trouble
  }
}

private func undo(
  _ run: RecordedRun, _ options: Options, _ output: inout Output
) throws(FileTrouble) -> ExitStatus {
  HeldSignals.begin()
  defer { HeldSignals.end() }
  var counts = (restored: 0, refused: 0)
  try run.undo(breaksHardLinks: options.breaksHardLinks) { file in
    switch file.outcome {
    case .restored:
      counts.restored += 1
      output.write("\(shortened(file.path)): restored\n")
    case .unchanged: break
    case .refused(var trouble):
      counts.refused += 1
      trouble.path = shortened(file.path)
      note("\(trouble)")
    }
    return HeldSignals.pending == nil
  }
  output.flush()
  if HeldSignals.pending != nil {
    note("interrupted: \(counted(counts.restored, "file")) restored; run again for the rest")
  } else if counts.refused > 0 {
    note(
      "\(counted(counts.restored, "file")) restored, \(counts.refused) left alone; the old bytes stay with run "
        + "\(run.number): unfold undo --run \(run.number)")
  } else if !options.isQuiet {
    note("\(counted(counts.restored, "file")) restored to what was there before 'unfold \(run.label)'")
  }
  return counts.refused > 0 || HeldSignals.pending != nil ? .trouble : .clean
}

/// Such as `3  2027-01-09 16:20  12 files, 2 to restore  apply --rule guessed-insets`.
private func line(for run: RecordedRun) -> String {
  let files = "\(counted(run.fileCount, "file")), \(run.restorableCount) to restore"
  return "\(run.number)  \(localTime(run.time))  \(files)  \(run.label)\n"
}
