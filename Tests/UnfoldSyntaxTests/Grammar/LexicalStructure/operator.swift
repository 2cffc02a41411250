let prefix = -a + !b - ~c + +d
let postfix = a++ + b%
let infix = a+b-c*d/e%f
let spaced = a &+ b &- c &* d
let bits = a & b | c ^ d << 1 >> 2
let comparison = a == b && c != d || e < f && g >= h
let identity = a === b
let nilCoalescing = a ?? b ?? c
let ranges = (1...3, 1..<3, ...3, 1..., ..<3)
let custom = a <=> b •• c
let dots = a .== b .&& c
let unicode = a ≤ b ∪ c
a += 1; b <<= 2; c ??= d
