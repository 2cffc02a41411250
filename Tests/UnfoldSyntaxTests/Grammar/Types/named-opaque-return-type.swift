func f() -> <T> () -> T {}
func g() -> <T: P, U> (T, U) {}
