struct S {
  var x: Int {
    _read { yield (y) }
    _modify {
      yield (&y, z)
    }
  }
}
