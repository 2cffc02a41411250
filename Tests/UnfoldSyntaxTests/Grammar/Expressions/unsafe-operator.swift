let a = unsafe f()
let b = try unsafe await f(x)
unsafe pointer.pointee = 1
for unsafe x in list {}
for unsafe in list {}
let c = unsafe unsafe f()
let unsafe = 1
let d = unsafe + 1
if unsafe pointer == other {}
return unsafe f()
