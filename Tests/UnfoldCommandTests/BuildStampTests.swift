import Testing
import UnfoldTestSupport

/// What hooks and builds ask for, which name every file themselves.
@Suite struct BuildStampTests {
  private let folder = TemporaryFolder()

  @Test("What is excluded or generated is left out, although it is named")
  func forceExclude() throws {
    try folder.write("Old/A.swift", Sample.guessed)
    try folder.write("B.swift", "// @generated\n" + Sample.guessed)
    try folder.write("C.swift", Sample.guessed)
    try folder.write(".unfold.json", "{\"exclude\": [\"Old\"]}")
    let words = ["check", "--deployment-target", "ios=17.0", "--format", "xcode", "Old/A.swift", "B.swift", "C.swift"]
    #expect(try UnfoldTool.run(words, in: folder).text.split(separator: "\n").count == 3)
    let limited = try UnfoldTool.run(words + ["--force-exclude"], in: folder)
    #expect(limited.text.split(separator: "\n").map { $0.contains("/C.swift:11:9: warning: ") } == [true])
    let apply = ["apply", "--rule", "guessed-insets", "--force-exclude", "Old/A.swift", "C.swift"]
    #expect(try UnfoldTool.run(apply, in: folder).status == 0)
    #expect(try folder.read("Old/A.swift") == Array(Sample.guessed.utf8))
    #expect(try folder.read("C.swift") == Array(Sample.mended.utf8))
  }

  @Test("A build is told by a stamp, and goes on with findings and with trouble")
  func stamp() throws {
    try folder.write("A.swift", Sample.guessed)
    let words = ["check", "--deployment-target", "ios=17.0", "--format", "xcode", "--build-stamp", "out.swift"]
    let found = try UnfoldTool.run(words + ["A.swift"], in: folder)
    #expect(found.status == 0 && found.text.contains("A.swift:11:9: warning: "))
    #expect(try folder.read("out.swift").isEmpty)
    try folder.write("out.swift", "old")
    let trouble = try UnfoldTool.run(words + ["A.swift", "B.swift"], in: folder)
    #expect(trouble.status == 0 && trouble.text.contains("\nwarning: unfold: B.swift: cannot be read"))
    #expect(try folder.read("out.swift").isEmpty)
  }

  @Test("A stamp that can't be written is trouble, since the build would be the same for ever")
  func noStamp() throws {
    try folder.write("A.swift", Sample.guessed)
    let result = try UnfoldTool.run("check", "--build-stamp", "none/out", "A.swift", in: folder)
    #expect(result.status == 2 && result.errors.contains("none/out: cannot be written"))
  }
}
