switch x {
case is Int: break
case is [String: Int], is any P: break
case let y as String: break
case let (a, b) as (Int, Int): break
case (is Int, let c as P & Q): break
case .a(let d as Int): break
}
do { try f() } catch let e as Failure {}
