let (a, b) = pair
let (x: c, y: d) = point
let ((e, f), g) = nested
var (h, _): (Int, Int) = (1, 2)
for (k, (v, w)) in list {}
let () = f()
let (i) = 1
