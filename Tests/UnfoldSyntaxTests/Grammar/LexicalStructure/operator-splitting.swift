let x: Set<Array<Int>>? = nil
let y: Dictionary<Int, Array<Set<Int>>> = [:]
let z: Int? = nil, w: Int?? = nil, v: Int! = nil
let closure: () -> Void = {}
let u = a?.b!.c??.d!!
let pointer = &value
f(&a, &b[0])
let equals=1
let negative = f(-1, +1)
