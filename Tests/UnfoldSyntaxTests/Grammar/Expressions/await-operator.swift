let a = await f()
let b = try await f() + g()
await f(x).y()
for x in await list() {}
let c = [await f(), await g()]
