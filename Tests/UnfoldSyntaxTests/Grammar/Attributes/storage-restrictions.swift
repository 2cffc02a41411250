struct S {
  var x: Int {
    @storageRestrictions(initializes: _x)
    init { _x = newValue }
    get { _x }
  }
  var y: Int {
    @storageRestrictions(accesses: a, b, initializes: c, d)
    init(value) { c = value }
    get { c }
  }
}
