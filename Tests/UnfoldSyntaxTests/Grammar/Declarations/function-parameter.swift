func a(x: Int) {}
func b(_ x: Int) {}
func c(label x: Int) {}
func d(_: Int) {}
func e(x: Int = 1) {}
func f(x: Int...) {}
func g(x: inout Int) {}
func h(@Builder x: () -> Int) {}
func i(isolated x: Int, _ y: isolated A) {}
func j(_const x: Int) {}
func k(_ _: Int) {}
func l(for in: Int, `func`: Int) {}
func m(x: sending Int, y: consuming sending Int) {}
func n(@A @B(1) x y: @escaping @Sendable () -> Void = {}) {}
