struct S {
  subscript(i: Int) -> Int { 1 }
  subscript(i: Int, j: Int = 1) -> Int {
    get { 1 }
    set { f(newValue) }
  }
  static subscript(x: String) -> Int { 1 }
  subscript<T: P>(x: T) -> T where T: Q { x }
  subscript(label x: Int) -> Int? { get async throws { 1 } }
  subscript(dynamicMember path: KeyPath<A, B>) -> B { x[keyPath: path] }
  subscript() -> Int { 1 }
  subscript(x: Int...) -> some P { x }
}
