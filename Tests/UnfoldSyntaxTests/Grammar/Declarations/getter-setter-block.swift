struct S {
  var a: Int { 1 }
  var b: Int { get { 1 } }
  var c: Int {
    get { x }
    set { x = newValue }
  }
  var d: Int {
    get { x }
    set(value) { x = value }
  }
  var e: Int { get async throws { 1 } }
  var f: Int { get throws(Failure) { 1 } }
  var g: Int {
    mutating get { 1 }
    nonmutating set {}
  }
  var h: Int {
    @inlinable get { 1 }
    @available(iOS 17, *) set {}
  }
  var i: Int { return 1 }
  var j: Int {
    let get = 1
    return get
  }
  var l: Int {
    consuming get { 1 }
    __consuming set {}
  }
}
