import UnfoldSyntax

/// The most bytes that one file may have. Its tree, and that of what comes of it, take up to thirty times as many.
private let largestFile = 128 << 20

/// Reads the file at `path`; `-` is standard input.
///
/// - Throws: `FileTrouble` where it cannot be opened or read.
public func readSource(_ path: String) throws(FileTrouble) -> SourceText {
  do {
    if path == "-" { return try readToEnd(OpenFile(descriptor: 0)) }
    let file = try OpenFile(reading: path)
    let status = try file.status()
    if status.kind == .folder { throw SystemError.isFolder }
    guard status.kind == .regular else { return try readToEnd(file) }
    if status.size > largestFile { throw FileTrouble(path: path, cause: tooLarge) }
    // One byte more than the file has, to see whether it grew since it was measured.
    let source = try file.source(capacity: status.size + 1)
    return source.count <= status.size ? source : try readToEnd(OpenFile(reading: path))
  } catch let trouble as FileTrouble {
    throw trouble
  } catch {
    throw FileTrouble(path: path, cause: "cannot be read: \(error)")
  }
}

extension OpenFile {
  /// What the file holds, up to `capacity` bytes of it.
  func source(capacity: Int) throws -> SourceText {
    try SourceText(capacity: capacity) { buffer in try read(into: buffer) }
  }
}

private let tooLarge = "is larger than 128 MiB; no source file is"

/// Reads what has no size of its own, such as a pipe.
private func readToEnd(_ file: borrowing OpenFile) throws -> SourceText {
  var bytes: [UInt8] = []
  var capacity = 1 << 16
  while true {
    let start = bytes.count
    let space = capacity
    bytes.append(contentsOf: repeatElement(0, count: space))
    let got = try bytes.withUnsafeMutableBytes { try file.read(into: .init(rebasing: $0[start...])) }
    bytes.removeLast(space - got)
    if got < space { return SourceText(bytes) }
    if bytes.count > largestFile { throw FileTrouble(path: "-", cause: tooLarge) }
    capacity = min(capacity * 2, 1 << 24)
  }
}

extension SourceText {
  /// Whether the text begins with the byte-order mark of UTF-16.
  var isUTF16: Bool { bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) }

  /// Why these bytes cannot be Swift, in a few words; `nil` where they may be.
  public var problem: String? {
    if count == 0 { return "it is empty" }
    if isUTF16 { return "it is UTF-16; Swift source is UTF-8" }
    switch firstFault(in: bytes) {
    case nil: return nil
    case .nul(let offset): return "it is no text: byte \(offset) is NUL"
    case .invalid(let offset):
      return "it is no UTF-8: byte \(offset) is 0x\(String(self[offset], radix: 16, uppercase: true))"
    }
  }
}
