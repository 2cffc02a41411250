var a: any P
let b: [any P]
let c: any Collection<Int>
let d: (any P).Type
let e: any P.Type
let f: any ~Copyable
let g: any Outer.P
