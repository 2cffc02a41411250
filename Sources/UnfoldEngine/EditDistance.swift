/// The name that `word` was most likely meant to be; `nil` where none is near.
public func nearest(_ word: String, in names: [String]) -> String? {
  let distances = names.map { (name: $0, distance: editDistance(word, $0)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(2, best.name.count / 3) ? best.name : nil
}

/// How many letters have to be added, removed, replaced or swapped with the next one.
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.lowercased())
  let second = Array(second.lowercased())
  if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for row in 1...first.count {
    var current = [row] + Array(repeating: 0, count: second.count)
    for column in 1...second.count {
      let isSame = first[row - 1] == second[column - 1]
      current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
        current[column] = min(current[column], beforeLast[column - 2] + 1)
      }
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
