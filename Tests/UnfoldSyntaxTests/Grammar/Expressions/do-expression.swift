let a = 1
do { f() }
