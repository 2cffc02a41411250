/* one line */ let a = /* inside */ 1 /* behind */
/* an outer /* an inner */ one
   over lines */
/** documentation */
let b = 2/**/
let c = a /* spaced */+/* spaced */ b
/***/ let d = 3
func f(/* no parameters */) /* -> Nothing */ { /* nothing */ }
