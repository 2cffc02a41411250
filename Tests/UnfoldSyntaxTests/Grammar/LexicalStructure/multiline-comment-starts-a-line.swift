let a = 1 /* a comment
over two lines */ let b = 2
func f() { g() /*
*/ h() }
