struct S {
  #if A
  var x: Int
  #else
  var y: Int
  #endif
  func f() {
    #if A
    a()
    #if B
    b()
    #endif
    #elseif C
    #endif
  }
}
enum E {
  #if A
  case a
  #endif
  case b
}
protocol P {
  #if A
  func f()
  #endif
}
let c = {
  #if A
  return 1
  #else
  return 2
  #endif
}
class C {
  var x: Int {
    #if A
    get { 1 }
    #else
    get { 2 }
    set {}
    #endif
  }
}
