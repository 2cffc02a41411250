switch x {
case .a: break
case .b(let y): break
case let .c(y, label: z): break
case .d(.e(1)): break
case is Int: break
case let y as String: break
case nil: break
case let y?: break
case "text": break
case -1: break
case E.a: break
case f(x): break
case [1, 2]: break
case { true }: break
case _: break
}
