let x = 1
var y: Int
let a = 1, b = 2, c: Int
let `class` = 3
