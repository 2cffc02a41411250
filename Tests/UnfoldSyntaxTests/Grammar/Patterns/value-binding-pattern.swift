switch pair {
case let (x, y): break
case (let x, var y): break
case .a(let x): break
case let .a(x): break
case let x: break
case var x: break
}
if case let x? = y {}
