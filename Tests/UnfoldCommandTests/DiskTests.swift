import Foundation
import Testing
import UnfoldTestSupport

/// Disks that are full, and folders that can't be written to.
struct DiskTests {
  private let folder = TemporaryFolder()
  private let apply = "'\(UnfoldTool.path)' apply --rule guessed-insets"

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private static let canMount =
    (try? run(["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"], in: "/").status) == 0

  /// Runs a script that may mount what it likes: nobody else sees it, and it goes with the script.
  private func runApart(_ script: String) throws -> ProcessResult {
    try run(
      ["unshare", "-m", "sh", "-c", script], in: folder.path, environment: UnfoldTool.environment(folder))
  }

  /// A disk with the files of `App` on it, and no room but so many bytes.
  private func fullDisk(_ room: Int) -> String {
    """
    set -e
    mkdir disk && mount -t tmpfs -o size=512k none disk && cp -r App disk/App
    cat /dev/zero > disk/fill 2>/dev/null || true
    truncate -s -\(room) disk/fill

    """
  }

  private var large: String { Sample.guessed + String(repeating: "// one of very many remarks\n", count: 3_000) }

  @Test(
    "On a full disk what fits is changed, what doesn't stays as it was, and no temporary file is left",
    .disabled(if: !canMount, "only root on Linux may mount a small disk"))
  func full() throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("App/b.swift", large)
    try folder.write("App/c.swift", Sample.guessed)
    let result = try runApart(
      fullDisk(8192) + "set +e; cd disk; \(apply) App; status=$?; cp -r App ../after; exit $status")
    #expect(result.status == 2 && result.text == "App/a.swift: 1 change\nApp/c.swift: 1 change\n", "\(result.errors)")
    #expect(result.errors.contains("App/b.swift: cannot be written: no space is left on the disk"))
    #expect(try text("after/a.swift") == Sample.mended && text("after/c.swift") == Sample.mended)
    #expect(try text("after/b.swift") == large)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("after")).count == 3)
  }

  @Test(
    "Where the journal doesn't fit nothing is changed",
    .disabled(if: !canMount, "only root on Linux may mount a small disk"))
  func journal() throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("App/b.swift", large)
    let result = try runApart(
      fullDisk(8192) + "set +e; export XDG_STATE_HOME=$PWD/disk/state; cd disk; \(apply) App; status=$?; "
        + "cp -r App ../after; find state -name 'run-*'; exit $status")
    #expect(result.status == 2 && result.output.isEmpty, "\(result.text)")
    #expect(result.errors.contains("so nothing more is changed: no space is left on the disk"), "\(result.errors)")
    #expect(try text("after/a.swift") == Sample.guessed)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("after")).count == 2)
  }

  @Test(
    "Files on a read-only file system are named and stay; the others are changed",
    .disabled(if: !canMount, "only root on Linux may mount a folder read-only"))
  func readOnly() throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("Library/b.swift", Sample.guessed)
    let result = try runApart(
      "set -e; mount --bind Library Library; mount -o remount,ro,bind Library; set +e; \(apply) .; exit $?")
    #expect(result.status == 2 && result.text == "App/a.swift: 1 change\n", "\(result.errors)")
    #expect(result.errors.contains("Library/b.swift: cannot be written: it is on a read-only file system"))
    #expect(try text("App/a.swift") == Sample.mended)
    #expect(try text("Library/b.swift") == Sample.guessed)
  }
}
