if case let x? = y {}
for case let x? in list {}
switch z {
case .a?: break
case (1?, let b?): break
case let x??: break
case nil: break
}
