let a = switch x { case 1: "one" case 2, 3: "some" default: "many" }
let b =
  switch x {
  case .a: 1
  case .b(let y): y
  }
func f() -> Int { switch x { case true: 1 case false: 2 } }
let c = switch x { case 0: 1 default: 2 } as Int
return switch x { default: 1 }
