// The compiler only warns.
let width = 1
let height =  width + 2
 print(width, height)
