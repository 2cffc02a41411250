extension Vector where count == 3 {}
func f<let n: Int>() where n == -1, T == [n of Int] {}
