struct S {
  var a: Int {
    unsafeAddress { p }
    unsafeMutableAddress { p }
  }
  var b: Int {
    _read { yield x }
    _modify { yield &x }
  }
  var c: Int {
    addressWithOwner { f() }
    mutableAddressWithOwner { f() }
  }
  var d: Int {
    addressWithNativeOwner { f() }
    mutableAddressWithNativeOwner { f() }
  }
  var e: Int {
    @storageRestrictions(initializes: x, accesses: y)
    init { x = newValue }
    get { x }
    set { x = newValue }
  }
  var g: Int {
    init(initialValue) { x = initialValue }
    get { x }
  }
}
