import UnfoldEngine
import UnfoldReport

/// `unfold diff`: prints what would change as a patch.
func diff(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  var run = try FileRun(options)
  let printer = UnifiedDiff(isColored: options.color.isOn)
  let names = GitPath(options.paths.isEmpty ? ["."] : options.paths)
  var changedFiles = 0
  run.run { source, outcome in
    guard let result = outcome.result else { return [UInt8]() }
    return result.withUnsafeBufferPointer {
      printer.patch(path: names.name(of: outcome.path), old: source.bytes, new: $0)
    }
  } use: { patch, _ in
    if !patch.isEmpty { changedFiles += 1 }
    output.write(patch)
    return output.isOpen
  }
  output.flush()
  if !options.isQuiet {
    note(
      changedFiles == 0
        ? "nothing to change in \(counted(run.fileCount, "file"))"
        : "\(changedFiles) of \(counted(run.fileCount, "file")) would change")
  }
  return run.status(found: changedFiles > 0)
}
