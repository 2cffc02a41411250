while true {}
while x > 0, let y = f() { x -= 1 }
while let x = iterator.next() { break }
while case .some(let x) = next() {}
while !queue.isEmpty {}
while (true) {}
