let a = \Person?.?.!count
let b = \Person.?!?.name
let c = \Person?.?.?.name
let d = \Person.a?!.b!?.c
let e = \.a! + \.b?
