func `doubling one gives two`() {}
let `1.5x` = 1.5
let `a+b (both)` = 2
struct `A Type With Spaces` { var `some value`: `Other Type` }
let z = `A Type With Spaces`(`some value`: `1.5x`)
