func f() -> Int? {
  if flag { 1 } else { 2 } as Int?
}
func g() -> Any {
  switch x {
  default: 1
  } as Any
}
let closure = { if a { b } else { c } as! C }
