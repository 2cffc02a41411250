let a = \Person.name
let b = \.name
let c = \Person.name.count
let d = \.self
let e = \Outer.Inner.value
let f = \Array<Int>.count
let g = \[Int].first
let h = items.map(\.name)
let i = \(Int, String).0
let j = \Person.`default`
f(\.a, \.b.c)
let k = \S.Type.x
