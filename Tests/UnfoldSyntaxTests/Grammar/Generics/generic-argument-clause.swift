let a: Array<Int>
let b: Dictionary<String, Array<Int>>
let c: Result<Int, any Error>
let d: Box<(Int) -> Void>
let e: Box<Box<Box<Int>>>
let f: A<B>.C<D>
let g: Box<Int?>
let h: Box<[Int: Int]>
let i: Pair<Int, Int,>
let j: Vector<3, Int>
let k: A<some P, any Q>
