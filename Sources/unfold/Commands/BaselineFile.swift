import UnfoldEngine
import UnfoldReport

/// What `--baseline` names; an empty baseline where one is to be written; `nil` without either.
func chosenBaseline(_ options: Options) throws(UsageError) -> Baseline? {
  if options.writtenBaseline != nil { return Baseline() }
  guard let path = options.baseline else { return nil }
  do throws(FileTrouble) {
    return try Baseline(path: path)
  } catch {
    throw UsageError("--baseline: \(error)")
  }
}

/// `unfold check --write-baseline FILE`: makes all findings known ones.
func writeBaseline(_ options: Options, to path: String) throws(UsageError) -> ExitStatus {
  var run = try FileRun(options)
  run.run(make: { _, _ in true }, use: { _, _ in true })
  guard run.status(found: false) == .clean else {
    note("\(path): not written, since not every file could be looked at")
    return .trouble
  }
  do throws(FileTrouble) {
    let folder = splitPath(path).folder
    guard let canonical = canonicalPath(folder) else {
      throw FileTrouble(path: path, cause: "cannot be written: there is no folder '\(folder)'")
    }
    let paths = (options.paths.isEmpty ? ["."] : options.paths).compactMap(canonicalPath)
      .map { relativePath(of: $0, from: canonical) }
    try writeFile(path, baselineText(run.entries, paths: Set(paths).sorted()))
  } catch {
    run.report(error)
    return .trouble
  }
  if !options.isQuiet { note("\(counted(run.entries.count, "finding")) written to \(path)") }
  return .clean
}
