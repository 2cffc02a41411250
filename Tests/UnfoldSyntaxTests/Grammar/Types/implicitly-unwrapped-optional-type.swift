var a: Int!
var b: [String: Int]!
func f(x: Int!) -> String! {}
weak var c: UIView!
