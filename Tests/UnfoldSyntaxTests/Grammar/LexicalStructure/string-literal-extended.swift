let quoted = #"a "quoted" word and \n no escape"#
let interpolated = #"a \#(value) \(not)"#
let escape = #"tab \#t"#
let twice = ##"has "# inside \##(value)"##
let multiline = #"""
  a "quoted" word
  """ inside
  \#(value) \(not) \#
  joined
  """#
let empty = #""#
let threeQuotes = #"""#
let pounds = ###"a"#b"##c"###
let nested = #"\#(f(#"\#(x)"#))"#
