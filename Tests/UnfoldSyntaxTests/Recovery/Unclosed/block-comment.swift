struct Before { var x = 1 }
// MARK: damaged
/* never closed
