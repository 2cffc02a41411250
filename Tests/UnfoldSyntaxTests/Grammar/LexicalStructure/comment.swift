// a line comment
/// a documentation comment
let a = 1 // behind code
//// four slashes
//
let b = 2
