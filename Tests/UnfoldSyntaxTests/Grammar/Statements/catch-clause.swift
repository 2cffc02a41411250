do { try f() }
catch let error as Failure { a(error) }
catch Failure.a { b() }
catch .b, .c(1) { c() }
catch let e where e.isFatal { d() }
catch is Other, let x as Another where x.y { e() }
catch { throw error }
