let sum = numbers.reduce(0) { $0 + $1 }
let last = zip3 { $10 }
