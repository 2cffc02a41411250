let a: [3 of Int]
let b: [2 of [4 of UInt8]]
let c: [n of Element]
let d = [3 of Int](repeating: 0)
let e: [_ of _] = [1, 2]
let f: InlineArray<3, Int>
