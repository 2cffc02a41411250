/// The shortest edit script between two sequences of numbers, after Eugene Myers, "An O(ND) difference algorithm and
/// its variations" (1986), in the variant that takes linear space.
struct MyersDiff {
  /// Whether the element at an index of the old sequence is gone.
  private(set) var isRemoved: [Bool]
  /// Whether the element at an index of the new sequence was not there.
  private(set) var isInserted: [Bool]

  private let old: [Int32]
  private let new: [Int32]
  /// For each diagonal, `old` index minus `new` index, how far forward paths from the start and backward paths from
  /// the end of a box have come, as indices of `old`.
  private var forward: [Int]
  private var backward: [Int]
  /// What is added to a diagonal to get an index of `forward` and `backward`.
  private let zero: Int
  /// How many edits are looked for before a good split is taken for the best.
  private let costLimit: Int

  /// A part of both sequences that has still to be compared.
  private struct Box {
    var oldStart, oldEnd, newStart, newEnd: Int
  }

  /// Compares. The script is the shortest one for up to 32,768 elements in both sequences together, and beyond that
  /// wherever few differ; two huge sequences with little in common get a script that is good but may be longer.
  ///
  /// - Parameter stepLimit: about how many comparisons are made at most; a second's worth or two.
  init(_ old: [Int32], _ new: [Int32], stepLimit: Int = 1 << 30) {
    self.old = old
    self.new = new
    let count = old.count + new.count
    isRemoved = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
    forward = Array(repeating: 0, count: count + 3)
    backward = forward
    zero = new.count + 1
    costLimit = max(256, stepLimit / max(count, 1))
    compare()
  }

  private mutating func compare() {
    var boxes = [Box(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)]
    while var box = boxes.popLast() {
      while box.oldStart < box.oldEnd, box.newStart < box.newEnd, old[box.oldStart] == new[box.newStart] {
        box.oldStart += 1
        box.newStart += 1
      }
      while box.oldStart < box.oldEnd, box.newStart < box.newEnd, old[box.oldEnd - 1] == new[box.newEnd - 1] {
        box.oldEnd -= 1
        box.newEnd -= 1
      }
      if box.oldStart == box.oldEnd || box.newStart == box.newEnd {
        for index in box.oldStart..<box.oldEnd { isRemoved[index] = true }
        for index in box.newStart..<box.newEnd { isInserted[index] = true }
        continue
      }
      let middle = split(box)
      boxes.append(Box(oldStart: middle.old, oldEnd: box.oldEnd, newStart: middle.new, newEnd: box.newEnd))
      boxes.append(Box(oldStart: box.oldStart, oldEnd: middle.old, newStart: box.newStart, newEnd: middle.new))
    }
  }

  /// A place that a shortest path through the box goes through, near its middle. Paths go forward from the start and
  /// backward from the end, with one edit more each time, until two meet.
  private mutating func split(_ box: Box) -> (old: Int, new: Int) {
    let lowest = box.oldStart - box.newEnd
    let highest = box.oldEnd - box.newStart
    let start = box.oldStart - box.newStart
    let end = box.oldEnd - box.newEnd
    let isOdd = (start - end) & 1 != 0
    var (forwardLow, forwardHigh) = (start, start)
    var (backwardLow, backwardHigh) = (end, end)
    forward[zero + start] = box.oldStart
    backward[zero + end] = box.oldEnd
    var cost = 0
    while true {
      cost += 1
      // Diagonals outside the box are never looked at, so the bounds turn round there.
      if forwardLow > lowest {
        forwardLow -= 1
        forward[zero + forwardLow - 1] = -1
      } else {
        forwardLow += 1
      }
      if forwardHigh < highest {
        forwardHigh += 1
        forward[zero + forwardHigh + 1] = -1
      } else {
        forwardHigh -= 1
      }
      for diagonal in stride(from: forwardHigh, through: forwardLow, by: -2) {
        let at = zero + diagonal
        var x = forward[at - 1] >= forward[at + 1] ? forward[at - 1] + 1 : forward[at + 1]
        while x < box.oldEnd, x - diagonal < box.newEnd, old[x] == new[x - diagonal] { x += 1 }
        forward[at] = x
        if isOdd, backwardLow <= diagonal, diagonal <= backwardHigh, backward[at] <= x { return (x, x - diagonal) }
      }
      if backwardLow > lowest {
        backwardLow -= 1
        backward[zero + backwardLow - 1] = .max
      } else {
        backwardLow += 1
      }
      if backwardHigh < highest {
        backwardHigh += 1
        backward[zero + backwardHigh + 1] = .max
      } else {
        backwardHigh -= 1
      }
      for diagonal in stride(from: backwardHigh, through: backwardLow, by: -2) {
        let at = zero + diagonal
        var x = backward[at - 1] < backward[at + 1] ? backward[at - 1] : backward[at + 1] - 1
        while x > box.oldStart, x - diagonal > box.newStart, old[x - 1] == new[x - diagonal - 1] { x -= 1 }
        backward[at] = x
        if !isOdd, forwardLow <= diagonal, diagonal <= forwardHigh, x <= forward[at] { return (x, x - diagonal) }
      }
      if cost >= costLimit {
        return furthest(box, forwardLow...forwardHigh, backwardLow...backwardHigh)
      }
    }
  }

  /// The place where the path that has come furthest stands.
  private func furthest(
    _ box: Box, _ forwards: ClosedRange<Int>, _ backwards: ClosedRange<Int>
  ) -> (old: Int, new: Int) {
    var best = (old: box.oldStart, new: box.newStart)
    var bestDistance = -1
    for diagonal in stride(from: forwards.upperBound, through: forwards.lowerBound, by: -2) {
      let x = min(forward[zero + diagonal], box.oldEnd, box.newEnd + diagonal)
      let distance = x - box.oldStart + x - diagonal - box.newStart
      if distance > bestDistance { (best, bestDistance) = ((x, x - diagonal), distance) }
    }
    for diagonal in stride(from: backwards.upperBound, through: backwards.lowerBound, by: -2) {
      let x = max(backward[zero + diagonal], box.oldStart, box.newStart + diagonal)
      let distance = box.oldEnd - x + box.newEnd - (x - diagonal)
      if distance > bestDistance { (best, bestDistance) = ((x, x - diagonal), distance) }
    }
    return best
  }
}
