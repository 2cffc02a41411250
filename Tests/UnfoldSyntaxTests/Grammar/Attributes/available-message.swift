@available(*, deprecated, message: """
  several
  lines
  """)
func a() {}
@available(anyAppleOS 26, *) func b() {}
