@_specialize(where T == Int)
func a<T>(_ x: T) {}
@_specialize(exported: false, kind: partial, where T == Int, U: P)
func b<T, U>(_ x: T) {}
@_specialize(target: f(_:), where T == Int)
func c<T>(_ x: T) {}
@_specialize(spi: Name, spiModule: M, where T == Int)
func d<T>(_ x: T) {}
@_specialize(availability: macOS 11, iOS 14, *; where T == Int)
func e<T>(_ x: T) {}
@specialized(where T == Int)
func g<T>(_ x: T) {}
@specialized(where T == Int, U: P)
func h<T, U>(_ x: T) {}
