let a = if flag { 1 } else { 2 }
let b = if x > 1 { "a" } else if x > 0 { "b" } else { "c" }
func f() -> Int { if flag { 1 } else { 2 } }
let c = if let x { x } else { 0 } as Int
return if flag { 1 } else { 2 }
let d = if flag { 1 } else { 2 } as Int? ?? 3
x = if a { b } else { c }
