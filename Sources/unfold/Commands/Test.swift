import UnfoldEngine
import UnfoldGoldens

/// `unfold test`: runs the goldens, or with `--update` makes them expect what the rules do now.
func runGoldens(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  let folder = options.paths.first ?? "Goldens"
  let report = GoldenReport(isColored: options.color.isOn, isQuiet: options.isQuiet)
  do throws(GoldenError) {
    if options.isUpdating {
      let updates = try updateGoldens(in: folder, rules: options.knownRules)
      output.write(report.text(updates))
      return updates.allSatisfy(\.refusals.isEmpty) ? .clean : .found
    }
    let checks: [any GoldenCheck] = options.typeChecks ? [TypeCheck(try typeChecker())] : []
    let results = try UnfoldGoldens.runGoldens(
      in: folder, rules: options.knownRules, extraChecks: checks, threads: options.jobs)
    output.write(report.text(results))
    return results.allSatisfy(\.failures.isEmpty) ? .clean : .found
  } catch {
    note("\(error)")
    return .trouble
  }
}

/// The compiler with the stub SDK of the repository that the current folder is in.
private func typeChecker() throws(GoldenError) -> TypeChecker {
  let stubSDK = "Tests/StubSDK"
  var folder = canonicalPath(".") ?? "."
  while true {
    if canonicalPath("\(folder)/\(stubSDK)") != nil {
      return try TypeChecker(stubSDK: "\(folder)/\(stubSDK)", cache: "\(folder)/.build/type-checks")
    }
    guard folder.count > 1 else { break }
    folder = splitPath(folder).folder
  }
  throw GoldenError(
    path: stubSDK, message: "is not in this folder nor in one above it; run this in a clone of Unfold's repository")
}
