@_specialize(where T: _Trivial)
func f<T>(_ x: T) {}
@_specialize(exported: true, kind: full, where T: _Trivial(64), U: _TrivialAtMost(32, 8))
func g<T, U>(_ x: T, _ y: U) {}
@_specialize(where T: _RefCountedObject, U: _NativeRefCountedObject)
func h<T, U>(_ x: T, _ y: U) {}
@_specialize(where T: _Class, U: _NativeClass, V: _UnknownLayout, W: _BridgeObject)
func i<T, U, V, W>(_ x: T) {}
@_specialize(where T: _TrivialStride(16))
func j<T>(_ x: T) {}
