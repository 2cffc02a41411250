for x in list {}
for _ in 0..<3 { f() }
for (index, value) in list.enumerated() {}
for case let .some(x) in list {}
for case .a(let x, _) in list where x > 1 {}
for x: Int in list {}
for try await x in stream {}
for await (a, b) in stream {}
for var x in list { x += 1 }
for x in list where x.isOn && y { continue }
for x in (list.map { $0 }) {}
for case let x? in list {}
