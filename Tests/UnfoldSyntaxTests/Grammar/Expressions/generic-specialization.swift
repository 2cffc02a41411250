let a = Array<Int>()
let b = Outer<Int>.Inner<String>.value
let c = f<Int>(1)
let d = a < b, e = a > (b)
let g = f(a < b, c > d)
let h = Foo<(Int, String)>.self
let i = Foo<[Int], [String: Int], (Int) -> Void>()
let j = Foo<any P, some Q, repeat each T>()
let k = Foo<>()
let l = [Foo<Int>]()
let m = a < b && c > d
let n = x.map(Box<Int>.init)
let o = Foo<Int>?.none
let p = Foo<Int>{ 1 }
