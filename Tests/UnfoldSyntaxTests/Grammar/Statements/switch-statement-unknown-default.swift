switch x {
case .a: break
@unknown default: f()
}
switch x {
case .a: break
@unknown case _: f()
}
