let a: E = .first
let b: E = .second(1, label: 2)
let c: Color = .red.opacity(0.5)
f(.a, .b(.c))
let d = [.a, .b]
let e: E? = .some(.first)
let g: S = .init(x: 1)
let h: [E] = [.a,
  .b]
.a.b()
