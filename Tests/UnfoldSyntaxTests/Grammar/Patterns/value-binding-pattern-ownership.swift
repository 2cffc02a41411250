switch consume x {
case .a(let y): break
case .b(borrowing y): break
case inout z: break
}
