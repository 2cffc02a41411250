/// The lines that differ between two texts. A line is what ends with LF, which belongs to it; CR is like other bytes.
struct LineDiff {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Lines that took the place of others; one of the two is empty where lines were only added or only removed.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: Lines
  let new: Lines
  /// In order, with unchanged lines between them.
  private(set) var changes: [Change] = []

  init(_ oldBytes: Bytes, _ newBytes: Bytes) {
    old = Lines(oldBytes)
    new = Lines(newBytes)
    compare()
    slideDown()
  }

  /// One text, split.
  struct Lines {
    let bytes: Bytes
    /// The offset of each line, and the end of the text.
    private let starts: [Int]

    init(_ bytes: Bytes) {
      self.bytes = bytes
      var starts = [0]
      for offset in 0..<bytes.count where bytes[offset] == 0x0A { starts.append(offset + 1) }
      if starts.last! < bytes.count { starts.append(bytes.count) }
      self.starts = starts
    }

    var count: Int { starts.count - 1 }

    /// The line, with its line end.
    subscript(index: Int) -> Line { Line(bytes: Bytes(rebasing: bytes[starts[index]..<starts[index + 1]])) }
  }

  /// Lines are equal when their bytes are.
  struct Line: Hashable {
    let bytes: Bytes

    static func == (left: Line, right: Line) -> Bool { left.bytes.elementsEqual(right.bytes) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }

  private mutating func compare() {
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let oldMiddle = start..<(old.count - tail)
    let newMiddle = start..<(new.count - tail)

    var numbers: [Line: Int32] = [:]
    func number(_ line: Line) -> Int32 {
      if let known = numbers[line] { return known }
      let next = Int32(numbers.count)
      numbers[line] = next
      return next
    }
    let oldNumbers = oldMiddle.map { number(old[$0]) }
    let newNumbers = newMiddle.map { number(new[$0]) }

    // A line that only one side has is a change in every script, so the search can do without it.
    let oldKept = indices(of: oldNumbers, alsoIn: newNumbers, numbers.count)
    let newKept = indices(of: newNumbers, alsoIn: oldNumbers, numbers.count)
    let script = MyersDiff(oldKept.map { oldNumbers[$0] }, newKept.map { newNumbers[$0] })
    var isRemoved = [Bool](repeating: true, count: oldNumbers.count)
    var isInserted = [Bool](repeating: true, count: newNumbers.count)
    for (place, index) in oldKept.enumerated() { isRemoved[index] = script.isRemoved[place] }
    for (place, index) in newKept.enumerated() { isInserted[index] = script.isInserted[place] }
    collect(isRemoved, isInserted, from: start)
  }

  private func indices(of numbers: [Int32], alsoIn others: [Int32], _ count: Int) -> [Int] {
    var isThere = [Bool](repeating: false, count: count)
    for number in others { isThere[Int(number)] = true }
    return numbers.indices.filter { isThere[Int(numbers[$0])] }
  }

  private mutating func collect(_ isRemoved: [Bool], _ isInserted: [Bool], from start: Int) {
    var x = 0
    var y = 0
    while x < isRemoved.count || y < isInserted.count {
      let (oldStart, newStart) = (x, y)
      while x < isRemoved.count, isRemoved[x] { x += 1 }
      while y < isInserted.count, isInserted[y] { y += 1 }
      if x > oldStart || y > newStart {
        changes.append(Change(old: (start + oldStart)..<(start + x), new: (start + newStart)..<(start + y)))
      } else {
        x += 1
        y += 1
      }
    }
  }

  /// Moves each run of lines that were only added or only removed down as far as it goes: of several shortest scripts
  /// it's the one in which a removed block ends with its own closing brace and not with the one before.
  private mutating func slideDown() {
    for index in changes.indices.reversed() {
      // What comes to stand at the next run becomes one with it, and may go on.
      while slide(index), index + 1 < changes.count,
        changes[index].old.upperBound == changes[index + 1].old.lowerBound,
        changes[index].new.upperBound == changes[index + 1].new.lowerBound
      {
        let next = changes.remove(at: index + 1)
        changes[index].old = changes[index].old.lowerBound..<next.old.upperBound
        changes[index].new = changes[index].new.lowerBound..<next.new.upperBound
      }
    }
  }

  /// Moves one run down to the next one or as far as it goes, and returns whether it is one that can be moved.
  private mutating func slide(_ index: Int) -> Bool {
    var change = changes[index]
    guard change.old.isEmpty != change.new.isEmpty else { return false }
    let isInsertion = change.old.isEmpty
    let lines = isInsertion ? new : old
    var end = lines.count
    if index + 1 < changes.count { end = (isInsertion ? changes[index + 1].new : changes[index + 1].old).lowerBound }
    var moving = isInsertion ? change.new : change.old
    while moving.upperBound < end, lines[moving.lowerBound] == lines[moving.upperBound] {
      moving = (moving.lowerBound + 1)..<(moving.upperBound + 1)
      change.old = (change.old.lowerBound + 1)..<(change.old.upperBound + 1)
      change.new = (change.new.lowerBound + 1)..<(change.new.upperBound + 1)
    }
    changes[index] = change
    return true
  }
}
