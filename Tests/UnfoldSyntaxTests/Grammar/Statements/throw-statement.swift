throw Failure()
throw .notFound
throw error as Failure
func f() throws(E) { throw E.a(1) }
