import UnfoldEngine
import UnfoldSyntax

/// `unfold apply --verify COMMAND`: changes the files, and takes back what the command fails with.
func applyVerified(
  _ options: Options, _ command: String, _ output: inout Output
) throws(UsageError) -> ExitStatus {
  var run = try FileRun(options)
  let found = FoundChanges(&run, &output)
  if found.files.isEmpty {
    run.noteChanges(0, inFiles: 0, reviews: found.reviews)
    return run.status(found: false)
  }
  HeldSignals.begin()
  defer { HeldSignals.end() }
  guard let journal = found.begin(&run) else { return run.status(found: false) }
  for file in found.files { run.source.keep(file.source, at: file.path) }
  var verification = Verification(
    command: command, files: found.files, source: run.source, journal: journal, isQuiet: options.isQuiet)
  do throws(Verification.Stop) {
    try verification.run()
  } catch {
    for trouble in verification.takeBackAll() { run.report(trouble) }
    journal.finish(changed: verification.files.contains { !$0.made.isEmpty })
    switch error {
    case .trouble(let trouble): run.report(trouble)
    case .interrupted: note("interrupted: nothing is changed")
    case .brokenBefore(let status):
      note("'\(command)' fails before any change (status \(status)), so nothing is changed; mend it and run again")
    }
    return .trouble
  }
  for file in verification.files where !file.made.isEmpty {
    output.write("\(file.path): \(counted(file.made.count, "change"))\n")
  }
  output.flush()
  for culprit in verification.culprits {
    note("\(culprit.path):\(culprit.line): \(culprit.rule): taken back, since '\(command)' fails with it")
  }
  let changed = verification.files.filter { !$0.made.isEmpty }
  journal.finish(changed: !changed.isEmpty)
  var handChecks = HandChecks()
  for file in changed { handChecks.add(file.made.sorted().map { file.findings[$0] }, in: file.path) }
  run.noteChanges(
    changed.reduce(0) { $0 + $1.made.count }, inFiles: changed.count, reviews: found.reviews,
    undo: changed.isEmpty ? nil : journal.undoCommand, handChecks)
  return run.status(found: !verification.culprits.isEmpty)
}

/// Finds which changes a command succeeds with. On disk is always one whole set of changes in each file.
private struct Verification {
  /// Why it was given up.
  enum Stop: Error {
    case brokenBefore(status: Int32)
    case interrupted
    case trouble(FileTrouble)
  }

  /// A change that was taken back.
  struct Culprit {
    let path: String
    /// Of the file as it was, from 1.
    let line: Int
    let rule: String
  }

  let command: String
  private(set) var files: [ChangedFile]
  let source: SourceRun
  let journal: Journal
  let isQuiet: Bool
  private(set) var culprits: [Culprit] = []

  init(command: String, files: [ChangedFile], source: SourceRun, journal: Journal, isQuiet: Bool) {
    self.command = command
    self.files = files
    self.source = source
    self.journal = journal
    self.isQuiet = isQuiet
  }

  mutating func run() throws(Stop) {
    say("'\(command)' before the change")
    let before = try runCommand()
    if before.status != 0 {
      show(before)
      throw .brokenBefore(status: before.status)
    }
    let fixes = files.indices.flatMap { file in files[file].fixes.map { (file: file, place: $0) } }
    guard try make(Set(fixes.indices), of: fixes) else { throw .trouble(impossible(files[0].path)) }
    say("'\(command)' with \(counted(fixes.count, "change"))")
    let after = try runCommand()
    if after.status == 0 { return }
    show(after)
    say("it fails; looking for the changes that break it")
    let (kept, broken) = try halve(count: fixes.count) { (chosen: Set<Int>) throws(Stop) -> Bool in
      guard try make(chosen, of: fixes) else { return false }
      say("'\(command)' with \(chosen.count) of \(counted(fixes.count, "change"))")
      return try runCommand().status == 0
    }
    guard try make(kept, of: fixes) else { throw .trouble(impossible(files[0].path)) }
    culprits = broken.map { place in
      let file = files[fixes[place].file]
      let finding = file.findings[fixes[place].place]
      let line = LineTable(file.source).line(at: finding.range.lowerBound)
      return Culprit(path: file.path, line: line, rule: finding.rule)
    }
  }

  /// Makes every file what it was before.
  ///
  /// - Returns: what could not be restored, and why.
  mutating func takeBackAll() -> [FileTrouble] {
    var troubles: [FileTrouble] = []
    for index in files.indices where !files[index].made.isEmpty {
      do throws(FileTrouble) {
        let old = Array(files[index].source.bytes)
        try journal.writer.replace(files[index].path, expected: files[index].current, with: old)
        files[index].made = []
      } catch {
        troubles.append(error)
      }
    }
    return troubles
  }

  /// Makes just the `chosen` changes.
  ///
  /// - Returns: false, with the files as they were, where some can't be made without others.
  private mutating func make(_ chosen: Set<Int>, of fixes: [(file: Int, place: Int)]) throws(Stop) -> Bool {
    var wanted = files.map { _ in Set<Int>() }
    for fix in chosen { wanted[fixes[fix].file].insert(fixes[fix].place) }
    var results: [Int: [UInt8]] = [:]
    for index in files.indices where files[index].made != wanted[index] {
      guard let bytes = files[index].bytes(making: wanted[index], source) else { return false }
      results[index] = bytes
    }
    for (index, bytes) in results { journal.willWrite(bytes, to: index) }
    do throws(FileTrouble) {
      try journal.commit()
    } catch {
      throw .trouble(error)
    }
    for (index, bytes) in results.sorted(by: { $0.key < $1.key }) {
      if HeldSignals.pending != nil { throw .interrupted }
      do throws(FileTrouble) {
        try journal.writer.replace(files[index].path, expected: files[index].current, with: bytes)
      } catch {
        throw .trouble(error)
      }
      files[index].current = SourceText(bytes)
      files[index].made = wanted[index]
    }
    return true
  }

  private func runCommand() throws(Stop) -> ProgramResult {
    let result: ProgramResult
    do throws(FileTrouble) {
      result = try runProgram(["sh", "-c", command], hasOwnGroup: true)
    } catch {
      throw .trouble(error)
    }
    if HeldSignals.pending != nil { throw .interrupted }
    return result
  }

  private func impossible(_ path: String) -> FileTrouble {
    FileTrouble(path: path, cause: "the changes that were found could not be made again; please report it")
  }

  private func say(_ text: String) { if !isQuiet { note(text) } }

  /// The end of what the command said, where its errors are.
  private func show(_ result: ProgramResult) {
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.suffix(30) where !line.isEmpty { note("| \(line)") }
  }
}
