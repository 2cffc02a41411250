func a() { return }
func b() -> Int { return 1 }
func c() -> Int { return x + y * z }
func d() -> Int {
  return
    1
}
func e() { if x { return }; f() }
func f() -> E { return .a }
func g() -> Int { return if a { 1 } else { 2 } }
func h() -> [Int] { return [1, 2] }
func i() -> (Int) -> Int { return { $0 } }
func j() { return; }
func k() -> Int { return -1 }
