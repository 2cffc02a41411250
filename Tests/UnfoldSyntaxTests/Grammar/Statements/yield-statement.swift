struct S {
  var x: Int {
    _read { yield y }
    _modify { yield &y }
  }
  subscript(i: Int) -> Int {
    _modify {
      yield &storage[i]
    }
  }
  var z: Int {
    read { yield w }
    modify { yield &w }
  }
}
