#sourceLocation(file: "other.swift", line: 10)
let a = 1
#sourceLocation()
func f() {
  #sourceLocation(file: "third.swift", line: 1)
  g()
  #sourceLocation()
}
struct S {
  #sourceLocation(file: "fourth.swift", line: 2)
  var x: Int
  #sourceLocation()
}
