switch x {
case 1, -2, 3.5: break
case 1...5, ..<0, 10...: break
case "text", "\(a)": break
case a + b: break
case f(x): break
case constant: break
case Type.constant: break
case [1, 2]: break
case (1, 2): break
case x where y: break
case (x ?? y): break
case a ~= b: break
}
