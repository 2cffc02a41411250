_ = f()
(_, x) = pair
(a, _, (_, b)) = triple
_ = try? await g()
let x: Int = { _ = 1; return 2 }()
