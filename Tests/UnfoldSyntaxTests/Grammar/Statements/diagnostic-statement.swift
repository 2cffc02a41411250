#warning("not finished")
#error("wrong platform")
func f() {
  #warning("here")
}
struct S {
  #warning("member")
  var x = 1
}
