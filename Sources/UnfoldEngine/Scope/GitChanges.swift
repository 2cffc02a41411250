import UnfoldSyntax

/// The lines that differ between the work tree and a commit.
public struct GitChanges: Sendable {
  /// Lines as git counts them, from 1: a line feed ends one. By the canonical path of the file.
  private var lines: [PathKey: [ClosedRange<Int>]] = [:]
  /// The canonical paths of what git tracks.
  private var tracked: Set<PathKey> = []
  /// The canonical paths of the run's files, by the paths they are known by.
  private var canonicalPaths: [PathKey: PathKey] = [:]

  /// Asks git once for each work tree that one of the files is in.
  ///
  /// - Parameters:
  ///   - reference: a commit, branch or tag.
  ///   - files: those of the run.
  /// - Throws: `FileTrouble` where git does not know the reference, or a file is in no work tree.
  public init(since reference: String, files: [String]) throws(FileTrouble) {
    var tops: [String: String] = [:]
    var seen: Set<String> = []
    var folders: [String: String] = [:]
    canonicalPaths.reserveCapacity(files.count)
    for file in files where file != "-" {
      guard let path = GitChanges.canonicalPath(of: file, &folders) else { continue }
      canonicalPaths[PathKey(file)] = PathKey(path)
      let folder = splitPath(path).folder
      if tops[folder] == nil {
        guard let top = repositoryRoot(of: folder) else {
          throw FileTrouble(path: file, cause: "is in no git work tree, so --since means nothing there")
        }
        tops[folder] = top
        if seen.insert(top).inserted { try ask(reference, top) }
      }
    }
  }

  /// - Parameter folders: the canonical paths of folders: resolving each file by itself would take longer than git does.
  private static func canonicalPath(of file: String, _ folders: inout [String: String]) -> String? {
    let (folder, name) = splitPath(file)
    guard name != "..", name != ".", let status = try? fileStatus(file, followingLinks: false) else { return nil }
    if status.kind == .symbolicLink { return UnfoldEngine.canonicalPath(file) }
    guard let path = folders[folder] ?? UnfoldEngine.canonicalPath(folder) else { return nil }
    folders[folder] = path
    return path == "/" ? "/" + name : "\(path)/\(name)"
  }

  private mutating func ask(_ reference: String, _ top: String) throws(FileTrouble) {
    let base = top == "/" ? "" : top
    let options = [
      "-U0", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--text", "--ignore-submodules",
      "--src-prefix=a/", "--dst-prefix=b/",
    ]
    let diff = try GitChanges.git(top, ["diff"] + options + [reference, "--"])
    guard diff.status == 0 else {
      throw FileTrouble(path: top, cause: "git knows no commit '\(reference)', which --since asks for")
    }
    lines.merge(GitChanges.parse(diff.output, below: base)) { $1 }
    let listed = try GitChanges.git(top, ["ls-files", "-z"])
    guard listed.status == 0 else { throw FileTrouble(path: top, cause: "git does not list its files") }
    for name in listed.output.split(separator: 0) {
      tracked.insert(PathKey("\(base)/\(String(decoding: name, as: UTF8.self))"))
    }
  }

  /// Nothing that a repository or its environment asks for is run.
  private static func git(_ top: String, _ words: [String]) throws(FileTrouble) -> ProgramResult {
    let start = ["env", "-u", "GIT_DIR", "-u", "GIT_WORK_TREE", "git", "-C", top, "--no-optional-locks"]
    let settings = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"]
    return try runProgram(start + settings + words, mergesErrors: false)
  }

  /// Whether nothing in the file differs, so that it need not be read.
  func isUntouched(_ path: String) -> Bool {
    guard let file = canonicalPaths[PathKey(path)] else { return false }
    return tracked.contains(file) && lines[file] == nil
  }

  /// The bytes of the lines that differ; all of a file that git doesn't track.
  func ranges(in source: SourceText, at path: String) -> [Range<Int>] {
    guard let file = canonicalPaths[PathKey(path)], tracked.contains(file) else { return [0..<source.count + 1] }
    guard let wanted = lines[file] else { return [] }
    var starts = [0]
    for offset in 0..<source.count where source[offset] == 0x0A { starts.append(offset + 1) }
    return wanted.compactMap { lines in
      guard lines.lowerBound <= starts.count else { return nil }
      let end = lines.upperBound < starts.count ? starts[lines.upperBound] : source.count + 1
      return starts[lines.lowerBound - 1]..<end
    }
  }

  /// The lines that each file of a patch without context has anew.
  ///
  /// - Parameter base: the path of the folder that the names in the patch are below.
  private static func parse(_ patch: [UInt8], below base: String) -> [PathKey: [ClosedRange<Int>]] {
    var files: [PathKey: [ClosedRange<Int>]] = [:]
    var name: String?
    // Lines of a hunk may look like the start of a file.
    var skipped = 0
    for line in patch.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if skipped > 0 {
        if line.first != UInt8(ascii: "\\") { skipped -= 1 }
      } else if line.starts(with: "+++ ".utf8) {
        name = fileName(line.dropFirst(4))
      } else if line.starts(with: "@@ -".utf8) {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count > 2, let old = counts(words[1]), let new = counts(words[2]) else { continue }
        skipped = old.count + new.count
        guard let name, new.count > 0 else { continue }
        files[PathKey("\(base)/\(name)"), default: []].append(new.start...new.start + new.count - 1)
      }
    }
    return files
  }

  /// `-12,3` or `+12`, which is one line.
  private static func counts(_ word: Substring) -> (start: Int, count: Int)? {
    let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = numbers.first, let start = first else { return nil }
    return (start, numbers.count > 1 ? numbers[1] ?? 0 : 1)
  }

  /// The name behind `+++ `, without git's quotes; `nil` for a file that is gone.
  private static func fileName(_ text: ArraySlice<UInt8>) -> String? {
    var bytes = text.last == 0x09 ? text.dropLast() : text
    if bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") {
      bytes = unquoted(bytes.dropFirst().dropLast())[...]
    }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let names: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      let zero = UInt8(ascii: "0")
      if (zero...zero + 7).contains(next) {
        let digits = [next] + rest.prefix(2)
        rest = rest.dropFirst(2)
        result.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- zero) })
      } else {
        result.append(names[next] ?? next)
      }
    }
    return result
  }
}
