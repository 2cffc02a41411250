let quotient = a / b / c
let noSpaces = a/b/c
let operatorReference = reduce(1, /)
let two = f(/, /)
let compound = x / (y) / z
let optional = value! / other!
let comment = a //* a line comment
