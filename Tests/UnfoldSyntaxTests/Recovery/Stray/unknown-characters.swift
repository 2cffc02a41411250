let a = 1
// MARK: damaged
let b = 1 § 2 ? ¿
\ \\
let c = “curly quotes”
let d = 1 */ + 2
// MARK: intact
struct After { var x = 1 }
