let a = x!
let b = x!.y!
let c = x![0]!
let d = f()!
let e = x!!
let g = !x!
let h = x! + y!
