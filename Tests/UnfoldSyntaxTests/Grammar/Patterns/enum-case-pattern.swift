switch x {
case .a: break
case .b(1): break
case .c(let x, label: let y): break
case E.d: break
case Outer.E.e(_, _): break
case let .f(x, y): break
case .g(.h(let z)): break
case .some(.none): break
}
