let a = Int.self
let b = x.self
let c = x.y.self.z
let d = Self.self
