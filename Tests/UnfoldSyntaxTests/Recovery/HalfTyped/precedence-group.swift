// MARK: damaged
precedencegroup A { higherThan: associativity: sideways }
// MARK: intact
struct After { var x = 1 }
