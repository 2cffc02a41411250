import UnfoldEngine
import UnfoldGoldens
import UnfoldRules

/// `unfold test`: runs the goldens, or with `--update` makes them expect what the rules do now.
func runGoldens(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  let folder = options.paths.first ?? "Goldens"
  let report = GoldenReport(isColored: options.color.isOn, isQuiet: options.isQuiet)
  do throws(GoldenError) {
    if options.isUpdating {
      let updates = try updateGoldens(in: folder, rules: allRules)
      output.write(report.text(updates))
      return updates.allSatisfy(\.refusals.isEmpty) ? .clean : .found
    }
    let results = try UnfoldGoldens.runGoldens(in: folder, rules: allRules, threads: options.jobs)
    output.write(report.text(results))
    return results.allSatisfy(\.failures.isEmpty) ? .clean : .found
  } catch {
    note("\(error)")
    return .trouble
  }
}
