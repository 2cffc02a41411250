var a: some View
func f() -> some Collection<Int> {}
func g(_ x: some P, y: (some Q)?) -> (some P, some Q) {}
let b: [some P] = []
func h() -> some P & Q
