print("start")
let x = 1
func f() {}
for y in 0..<3 { print(y) }
if x > 0 { f() }
struct S {}
f()
