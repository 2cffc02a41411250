@abi(func old()) func a() {}
@abi(func old(x: Int) -> Int) public func b(y: Int) -> Int { y }
@abi(var old: Int) var c: Int { 1 }
@abi(init(x: Int)) init(y: Int) {}
@abi(subscript(x: Int) -> Int) subscript(y: Int) -> Int { 1 }
@abi(typealias A = Int) typealias B = Int
@abi(deinit) deinit {}
