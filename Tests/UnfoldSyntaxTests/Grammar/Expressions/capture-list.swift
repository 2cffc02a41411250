let a = { [self] in x }
let b = { [weak self] in self?.x }
let c = { [unowned self, weak other] x in x }
let d = { [unowned(safe) a, unowned(unsafe) b] in a }
let e = { [x = y + 1, weak z = self.z] in x }
let f = { [a, b,] in a }
let g = { [] in 1 }
let h = { [x] in [x] }
let i = { [1, 2].count }
let j = { [weak self] (x: Int) -> Void in f() }
let k = { [weak x = self?.y, z = f(1)] () async throws in z }
