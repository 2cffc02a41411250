@simple func a() {}
@with(argument) func b() {}
@with(label: 1, 2) func c() {}
@Outer.Inner func d() {}
@Generic<Int> func e() {}
@Generic<Int>(1) func f() {}
@one @two @three
func g() {}
@empty() func h() {}
@trailing
var x: Int
@closure({ $0 }) var y: Int
@array([1, 2]) var z: Int
