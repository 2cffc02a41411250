import UnfoldEngine

/// `unfold new RULE`: a migration to begin with, and a golden that passes.
func makeMigration(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  let name = options.paths[0]
  if options.knownRules.contains(where: { $0.id == name }) {
    throw UsageError("there is a rule '\(name)' already; 'unfold explain \(name)' shows it")
  }
  let folder = ProjectMigrations.folderName
  let golden = "\(folder)/goldens/\(name)/first"
  let files = [
    ("\(folder)/\(name).swift", migration), ("\(golden)/input.swift", input), ("\(golden)/expected.swift", expected),
    ("\(golden)/case.json", description(name)),
  ]
  do throws(FileTrouble) {
    for (path, _) in files where canonicalPath(path) != nil {
      throw FileTrouble(path: path, cause: "is there already; nothing is written")
    }
    try makeGoldenFolder(golden)
    for (path, text) in files {
      try writeFile(path, Array(text.utf8))
      output.write("\(path)\n")
    }
  } catch {
    note("\(error)")
    return .trouble
  }
  if !options.isQuiet { note("write the code before and after into \(files[0].0), then: unfold test \(folder)") }
  return .clean
}

private func makeGoldenFolder(_ path: String) throws(FileTrouble) {
  do throws(SystemError) {
    try makeFolders(path, permissions: 0o777)
  } catch {
    throw FileTrouble(path: path, cause: "cannot be made: \(error)")
  }
}

private let migration = """
  /// Say here, in a sentence, why the code should change: findings show it.
  ///
  /// - check by hand: what to look at afterwards

  // before
  <#view#>.oldModifier(<#value#>)

  // after
  <#view#>.newModifier(<#value#>)

  """

private let input = """
  import SwiftUI

  struct Greeting: View {
      var body: some View {
          Text("Hello")
              .oldModifier(8)
      }
  }

  """

private let expected = input.replacing("oldModifier", with: "newModifier")

private func description(_ name: String) -> String {
  """
  {
    "rule": "\(name)",
    "deploymentTarget": {"iOS": "17.0"},
    "expect": "rewrite",
    "findings": [{"line": 6, "rule": "\(name)", "kind": "fix"}],
    "mustContain": ["newModifier"],
    "mustNotContain": ["oldModifier"],
    "why": "The plain form."
  }

  """
}
