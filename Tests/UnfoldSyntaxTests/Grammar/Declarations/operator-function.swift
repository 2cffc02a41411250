func + (a: V, b: V) -> V {}
prefix func - (a: V) -> V {}
postfix func ++ (a: inout V) {}
static func == (a: V, b: V) -> Bool {}
func <=> <T>(a: T, b: T) -> Int {}
func ... (a: V, b: V) {}
func ! (a: V) {}
prefix func & (a: V) {}
static func < (a: V, b: V) -> Bool {}
func ?? <T>(a: T?, b: T) -> T {}
func ~=(a: V, b: V) -> Bool {}
func /(a: V, b: V) -> V {}
