import UnfoldSyntax

/// What a run said it would do, as it stands in its journal: a line of words for each record, and the bytes that
/// the line counts. A file that ends in the middle of a record was cut off there; what came before holds.
struct JournalRecords {
  struct File {
    /// From the folder that the journal is about.
    let path: String
    /// What the file held before the run.
    let bytes: [UInt8]
    /// The SHA-256 of everything that the run may have written there.
    var written: Set<String> = []
  }

  private(set) var token = ""
  /// Seconds since 1970.
  private(set) var time = 0
  /// What the user asked for.
  private(set) var label = ""
  private(set) var files: [File] = []

  static let firstLine = "unfold journal 1\n"

  // How each record is written.

  static func run(token: String, time: Int, label: String) -> [UInt8] {
    Array("run \(token) \(time) \(label.utf8.count)\n\(label)\n".utf8)
  }

  static func file(path: String, bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array("file \(path.utf8.count) \(bytes.count) \(sha256(bytes))\n\(path)".utf8) + bytes + [0x0A]
  }

  static func write(_ index: Int, _ bytes: [UInt8]) -> [UInt8] { Array("write \(index) \(sha256(bytes))\n".utf8) }

  init(_ journal: SourceText) {
    var reader = Reader(rest: withExtendedLifetime(journal) { Array(journal.bytes)[...] })
    guard reader.take(JournalRecords.firstLine.utf8.count)?.elementsEqual(JournalRecords.firstLine.utf8) == true
    else { return }
    while let words = reader.line(), add(words, &reader) {}
  }

  /// - Returns: whether the record is whole.
  private mutating func add(_ words: [String], _ reader: inout Reader) -> Bool {
    switch words.first {
    case "run" where words.count == 4:
      guard let seconds = Int(words[2]), let size = Int(words[3]), let text = reader.take(size, endsLine: true)
      else { return false }
      (token, time, label) = (words[1], seconds, String(decoding: text, as: UTF8.self))
    case "file" where words.count == 4:
      guard let pathSize = Int(words[1]), let size = Int(words[2]), let path = reader.take(pathSize),
        let bytes = reader.take(size, endsLine: true), sha256(Array(bytes)) == words[3]
      else { return false }
      files.append(File(path: String(decoding: path, as: UTF8.self), bytes: Array(bytes)))
    case "write" where words.count == 3:
      guard let index = Int(words[1]), files.indices.contains(index) else { return false }
      files[index].written.insert(words[2])
    default: return false
    }
    return true
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func line() -> [String]? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    }

    mutating func take(_ count: Int, endsLine: Bool = false) -> ArraySlice<UInt8>? {
      guard count >= 0, rest.count >= count + (endsLine ? 1 : 0) else { return nil }
      let taken = rest.prefix(count)
      rest = rest.dropFirst(count)
      if endsLine, rest.popFirst() != 0x0A { return nil }
      return taken
    }
  }
}
