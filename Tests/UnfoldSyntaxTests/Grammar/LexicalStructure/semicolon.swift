let a = 1;
let b = 2; let c = 3;
struct S { var x = 1; var y = 2; func f() {}; }
func f() { a(); b(); }
switch x { case 1: a(); b() default: c(); }
