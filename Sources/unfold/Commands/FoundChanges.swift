import UnfoldEngine
import UnfoldSyntax

/// All that a run would change, found before any of it is written.
struct FoundChanges {
  private(set) var files: [ChangedFile] = []
  /// What came in on standard input, where there is something to change in it.
  private(set) var standardInput: ChangedFile?
  /// How many findings are left to a person.
  private(set) var reviews = 0
  /// The files in canonical form, in the same order.
  private var targets: [String] = []

  /// Looks through all files, and changes none. What came in on standard input goes out, changed or not, as a
  /// filter does.
  init(_ run: inout FileRun, _ output: inout Output) {
    var found: [ChangedFile] = []
    var input: ChangedFile?
    var reviews = 0
    run.run { source, outcome in
      ChangedFile(source, outcome)
    } use: { file, run in
      reviews += file.reviews
      for finding in file.findings where finding.kind == .review && run.options.findings.contains(finding.id) {
        let cause = "is of \(finding.rule) in \(file.path), which has no change to make: \(finding.message)"
        run.report(FileTrouble(path: finding.id, cause: cause))
      }
      if file.path == "-" {
        output.write(file.result ?? Array(file.source.bytes))
        if file.result != nil { input = file }
      } else if file.result != nil {
        found.append(file)
      }
      return true
    }
    output.flush()
    self.reviews = reviews
    standardInput = input
    let writer = run.options.writer
    for file in found {
      do throws(FileTrouble) {
        targets.append(try writer.target(of: file.path))
        files.append(file)
      } catch {
        run.report(error)
      }
    }
  }

  /// Begins to write: looks that nothing is lost by it, and keeps the old bytes.
  ///
  /// - Returns: the journal, in which each file has its place in `files`; `nil`, said, where nothing may be written.
  func begin(_ run: inout FileRun) -> Journal? {
    guard run.options.allowsDirty || isSaved(&run) else { return nil }
    var journal: Journal?
    do throws(FileTrouble) {
      let begun = try Journal(for: run.options.territory, run.options.writer, label: run.options.applyLabel)
      journal = begun
      for (target, file) in zip(targets, files) { _ = try begun.add(target, holding: file.source) }
      return begun
    } catch {
      journal?.finish(changed: false)
      run.report(error)
      return nil
    }
  }

  /// Whether git could bring all the files back as they are. Outside of git nobody could, and nobody expects it.
  private func isSaved(_ run: inout FileRun) -> Bool {
    var repositories: [String: [String]] = [:]
    var tops: [String: String?] = [:]
    for target in targets {
      let folder = splitPath(target).folder
      let top = tops[folder] ?? repositoryRoot(of: folder)
      tops[folder] = top
      if let top { repositories[top, default: []].append(target) }
    }
    var unsaved: [PathKey: GitStatus.Unsaved] = [:]
    for (top, files) in repositories.sorted(by: { $0.key < $1.key }) {
      do throws(FileTrouble) {
        guard let answer = try GitStatus.unsaved(among: files, in: top) else {
          note("there is no git to ask for uncommitted changes, so they are not looked for")
          return true
        }
        unsaved.merge(answer) { $1 }
      } catch {
        run.report(error)
        note("nothing is changed; --allow-dirty changes files without asking git")
        return false
      }
    }
    for (target, file) in zip(targets, files) {
      guard let reason = unsaved[PathKey(target)] else { continue }
      let cause = reason == .changed ? "has uncommitted changes" : "is in no commit"
      run.report(FileTrouble(path: file.path, cause: cause))
    }
    if unsaved.isEmpty { return true }
    note("nothing is changed, since git could not bring that back; commit it first, or say --allow-dirty")
    return false
  }
}

extension Options {
  /// Where files may be written.
  var territory: GivenPaths { GivenPaths(paths.isEmpty ? ["."] : paths) }

  var writer: FileWriter { FileWriter(territory: territory, breaksHardLinks: breaksHardLinks) }

  /// What was asked for, for the list of runs.
  fileprivate var applyLabel: String {
    (["apply"] + rules.map { "--rule \($0)" } + findings.map { "--finding \($0)" } + paths).joined(separator: " ")
  }
}

extension Journal {
  /// The command that takes back what the run wrote.
  var undoCommand: String {
    let current = canonicalPath(".") ?? ""
    return isPath(current, atOrBelow: root) ? "unfold undo" : "unfold undo \(root)"
  }
}
