import Foundation
import Testing
import UnfoldEngine
import UnfoldSyntax
import UnfoldTestSupport

struct JournalTests {
  private let folder = TemporaryFolder()
  private let new = Array("let y = 2\n".utf8)

  init() throws { try folder.write(".git/HEAD", "") }

  private var runFolder: String { folder(".git/unfold") }

  private func begin() throws -> Journal {
    try Journal(for: GivenPaths([folder.path]), FileWriter(), label: "apply")
  }

  /// A run that writes one file.
  private func write(_ name: String) throws {
    let path = try folder.write(name)
    let journal = try begin()
    let source = try readSource(path)
    journal.willWrite(new, to: try journal.add(path, holding: source))
    try journal.commit()
    try journal.writer.replace(path, expected: source, with: new)
    journal.finish(changed: true)
  }

  private func runs() throws -> [RecordedRun] { try JournalFolder.nearest(to: folder.path)?.runs() ?? [] }

  private func refusals(_ run: RecordedRun) throws -> [String] {
    var causes: [String] = []
    try run.undo(breaksHardLinks: false) { file in
      if case .refused(let trouble) = file.outcome { causes.append("\(trouble)") }
      return true
    }
    return causes
  }

  @Test("The last twenty runs are kept")
  func bounded() throws {
    for number in 1...25 { try write("\(number).swift") }
    #expect(try runs().map(\.number) == Array(6...25))
    #expect(try refusals(runs()[0]).isEmpty)
    #expect(try folder.read("6.swift") == Array("let x = 1\n".utf8))
    #expect(try runs().map(\.number) == Array(7...25))
  }

  @Test("A run that changed nothing is none")
  func nothing() throws {
    let path = try folder.write("a.swift")
    let journal = try begin()
    _ = try journal.add(path, holding: readSource(path))
    try journal.commit()
    journal.finish(changed: false)
    #expect(try runs().isEmpty)
  }

  @Test("What a run left that was killed goes with the next one, and nothing else does")
  func leftBehind() throws {
    try write("Sub/a.swift")
    let kept = try folder.write("Sub/.unfold-mine")
    var name = ""
    do {
      let path = try folder.write("Sub/b.swift")
      let journal = try begin()
      journal.willWrite(new, to: try journal.add(path, holding: readSource(path)))
      try journal.commit()
      // As `kill -9` leaves it: never finished, and the new bytes half written beside the old ones.
      let token = String(decoding: try folder.read(".git/unfold/run-2.open"), as: UTF8.self).split(separator: " ")[3]
      name = try folder.write("Sub/.unfold-\(token)", "let")
    }
    try write("c.swift")
    #expect(!FileManager.default.fileExists(atPath: name))
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(try runs().map(\.number) == [1, 2, 3])
  }

  @Test("A journal that was cut off anywhere is read as far as it goes")
  func cutOff() throws {
    try write("a.swift")
    let whole = try folder.read(".git/unfold/run-1")
    for count in 0..<whole.count {
      try folder.write("a.swift", new)
      try folder.write(".git/unfold/run-1", Array(whole[..<count]))
      // Nothing is written before all of it is on the disk, so nothing is to be restored either.
      for run in try runs() { #expect(run.restorableCount == 0) }
    }
    var damaged = whole
    damaged[whole.count / 2] ^= 1
    try folder.write(".git/unfold/run-1", damaged)
    for run in try runs() { #expect(run.restorableCount == 0) }
    try folder.write(".git/unfold/run-1", whole)
    #expect(try runs().map(\.restorableCount) == [1])
  }

  @Test("A journal that names files elsewhere restores nothing there", arguments: [
    "../b.swift", "/b.swift", "Sub/../../b.swift", "./b.swift",
  ])
  func elsewhere(path: String) throws {
    let inner = "Inner"
    try folder.write("\(inner)/.git/HEAD", "")
    try folder.write("b.swift", new)
    try folder.write("\(inner)/b.swift", new)
    let old = Array("let x = 1\n".utf8)
    let journal = """
      unfold journal 1
      run 1f 0 5
      apply
      file \(path.utf8.count) \(old.count) \(sha256(old))
      \(path)let x = 1

      write 0 \(sha256(new))

      """
    try folder.write("\(inner)/.git/unfold/run-1", journal)
    let run = try #require(try JournalFolder.nearest(to: folder(inner))?.runs().first)
    #expect(run.fileCount == 1 && run.restorableCount == 0)
    #expect(try refusals(run).count == 1)
    #expect(try folder.read("b.swift") == new && folder.read("\(inner)/b.swift") == new)
  }

  @Test("SHA-256 is what sha256sum prints", arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (3, "6ab0dba1f4f1dfbb37b4f9eeb092c09fca4900ad32bdcd147d8dde35d6c87c35"),
    (55, "d604dc83c754bb5890ec011f3fa0552324cb1412205b5a5e83fd17cd4afe57ed"),
    (56, "0371e3fd4911ce4109ac9aaddc0ebdfe28431802ef70a966cb245da585f2a37e"),
    (63, "de8f546e5d44d4fb35d25af2748ed9b6644d200d56b6b0b6e71b095b44348dc6"),
    (64, "35eb8c80b4af970a05040dd151d5edad6172957c1ded27e521fdcf526178feb3"),
    (65, "c96988663bcd3779da5b1c0e499742ff48bf6148d5c044326ce3e5845a80e6ab"),
    (119, "7fb3869648ad8420f2e1a20812a61ba45c3db01dc7b391d48c2a8c1d6f41be35"),
    (120, "9db2bb35e3e98f502b654e82f0051eebfa45015e36ed8c3a28d44586eff7372b"),
    (1_000_000, "fbbb00f86680ba13e4e67788edbc8727c3fe29ba8d9d18ede071fd6ac79dafc5"),
  ])
  func hash(count: Int, expected: String) {
    #expect(sha256((0..<count).map { UInt8(($0 * 7 + count) % 251) }) == expected)
  }
}
