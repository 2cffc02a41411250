let a = x++
let b = x...
let c = (x%).y
let d = f()++.x
postfix func ++ (x: Int) -> Int {}
