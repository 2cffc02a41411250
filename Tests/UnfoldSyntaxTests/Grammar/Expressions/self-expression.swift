let a = self
let b = self.x
let c = self[0]
let d = self.init(x: 1)
let e = Self.x
let f = Self()
self = .other
