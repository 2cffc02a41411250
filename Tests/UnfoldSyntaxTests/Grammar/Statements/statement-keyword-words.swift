let yield = 1
yield(1)
yield.f()
let then = 2
then(1)
let discard = 3
discard(1)
let async = 4
async.f()
