import UnfoldEngine
import UnfoldGoldens
import UnfoldReport
import UnfoldRules

/// `unfold test`: runs the goldens.
func runGoldens(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  let folder = options.paths.first ?? "Goldens"
  var results: Result<[GoldenResult], GoldenError>?
  // On a thread of its own: deep source needs more stack than this one has.
  doInOrder(count: 1, threads: 1) { _ -> Result<[GoldenResult], GoldenError> in
    do throws(GoldenError) {
      return .success(try UnfoldGoldens.runGoldens(in: folder, rules: allRules))
    } catch {
      return .failure(error)
    }
  } emit: {
    results = $0
    return true
  }
  switch results! {
  case .failure(let error):
    note("\(error)")
    return .trouble
  case .success(let results):
    return report(results, options, &output)
  }
}

private func report(_ results: [GoldenResult], _ options: Options, _ output: inout Output) -> ExitStatus {
  let printer = UnifiedDiff(isColored: options.color.isOn)
  for result in results {
    for failure in result.failures {
      output.write("\(result.path): \(failure.check): \(failure.message)\n")
      guard let difference = failure.difference else { continue }
      difference.expected.withUnsafeBufferPointer { expected in
        difference.actual.withUnsafeBufferPointer { actual in
          output.write(printer.patch(path: result.path, old: expected, new: actual))
        }
      }
    }
  }
  output.flush()
  let failed = results.count { !$0.failures.isEmpty }
  if !options.isQuiet {
    let checks = results.reduce(0) { $0 + $1.checks }
    note("\(counted(results.count, "golden")), \(counted(checks, "check")), \(failed) failed")
  }
  return failed > 0 ? .found : .clean
}
