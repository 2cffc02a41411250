struct Before { var x = 1 }
// MARK: damaged
<<<<<<< ours
let a = 1
=======
let a = 2
>>>>>>> theirs
// MARK: intact
struct After { var x = 1 }
