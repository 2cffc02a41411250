protocol P {
  var a: Int { get }
  var b: Int { get set }
  var c: Int { mutating get nonmutating set }
  var d: Int { get async throws }
  static var e: Int { get }
  subscript(i: Int) -> Int { get set }
  var f: Int { get throws(E) }
  var g: Int { consuming get }
}
