import UnfoldSyntax

/// Collects the edits of fixes, each fix whole or not at all.
///
/// A fix is refused when one of its edits overlaps one of an earlier fix. The same edit of two fixes counts once, so
/// that two fixes that need the same helper both find it.
struct EditMerger {
  /// In the order of their ranges, none overlapping another.
  private(set) var edits: [Edit] = []

  /// What became of a fix.
  enum Outcome: Equatable {
    case taken
    /// Another fix was first.
    case overlap
    /// The rule's own mistake: no edits, edits outside the file, or edits that overlap each other.
    case malformed(String)
  }

  /// Takes all of `fix` or nothing.
  ///
  /// - Parameters:
  ///   - fix: the edits of one fix, in any order.
  ///   - length: of the file, in UTF-8 bytes.
  mutating func add(_ fix: [Edit], length: Int) -> Outcome {
    guard !fix.isEmpty else { return .malformed("it has no edits") }
    var own: [Edit] = []
    var new: [Edit] = []
    var overlapsAnother = false
    for edit in fix where !own.contains(edit) {
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= length else {
        return .malformed("the edit of bytes \(edit.range) is outside the file's \(length) bytes")
      }
      if own.contains(where: { EditMerger.overlap($0, edit) }) {
        return .malformed("its edits overlap at byte \(edit.range.lowerBound)")
      }
      own.append(edit)
      let place = place(of: edit)
      // Whatever overlaps is next to the place: the ones taken do not overlap among themselves. Declarations that are
      // inserted at one place count as one.
      let neighbours = neighbours(of: place)
      if !edit.countsForItself, neighbours.contains(edit) { continue }
      if neighbours.contains(where: { EditMerger.overlap($0, edit) }) { overlapsAnother = true }
      new.append(edit)
    }
    guard !overlapsAnother else { return .overlap }
    for edit in new { edits.insert(edit, at: place(of: edit)) }
    return .taken
  }

  /// A removal without what an earlier one before it removes already, such as the semicolon between two statements.
  func clipped(_ edit: Edit) -> Edit {
    guard edit.replacement.isEmpty else { return edit }
    let earlier = neighbours(of: place(of: edit)).first {
      $0.replacement.isEmpty && $0.range.lowerBound < edit.range.lowerBound
        && $0.range.upperBound > edit.range.lowerBound && $0.range.upperBound < edit.range.upperBound
    }
    return earlier.map { Edit($0.range.upperBound..<edit.range.upperBound) } ?? edit
  }

  private func neighbours(of place: Int) -> ArraySlice<Edit> {
    var start = max(0, place - 2)
    while start > 0, edits[start - 1].range == edits[start].range { start -= 1 }
    var end = min(edits.count, place + 2)
    while end < edits.count, edits[end].range == edits[end - 1].range { end += 1 }
    return edits[start..<end]
  }

  private func place(of edit: Edit) -> Int { edits.partitioningIndex { Edit.precedes(edit, $0) } }

  /// Whether two fixes can't both be made.
  static func overlaps(_ left: [Edit], _ right: [Edit]) -> Bool {
    left.contains { edit in right.contains { $0 != edit && overlap(edit, $0) } }
  }

  private static func overlap(_ left: Edit, _ right: Edit) -> Bool {
    // Two insertions at one place would have to be put in an order that nobody gave, but for declarations.
    if left.range.isEmpty, right.range.isEmpty {
      return left.range == right.range && !(left.isDeclaration && right.isDeclaration)
    }
    return left.range.lowerBound < right.range.upperBound && right.range.lowerBound < left.range.upperBound
  }
}

extension Array {
  /// The first index whose element `isBehind`, given that all behind it are too.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SourceText {
  /// The bytes with `edits` made.
  ///
  /// - Parameter edits: in the order of their ranges, not overlapping.
  public func applying(_ edits: [Edit]) -> [UInt8] { applying(edits, in: 0..<count) }

  /// The text of a part of the source with `edits` made.
  ///
  /// - Parameters:
  ///   - range: the part, in UTF-8 bytes.
  ///   - edits: in that part, in the order of their ranges, not overlapping.
  public func text(of range: Range<Int>, applying edits: [Edit]) -> String {
    String(decoding: applying(edits, in: range), as: UTF8.self)
  }

  private func applying(_ edits: [Edit], in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count + edits.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count })
    var end = range.lowerBound
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    result += bytes[end..<range.upperBound]
    return result
  }
}
