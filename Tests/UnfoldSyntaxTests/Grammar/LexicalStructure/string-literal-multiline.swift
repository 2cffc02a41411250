let empty = """
  """
let lines = """
  one
    indented

  "quoted" ""two"" \"""
  """
let continued = """
  one \
  line \    
  only
  """
let interpolated = """
  a \(b) c \(d)
  \(f(
    1
  ))
  \("""
    inner
    """)
  """
let flush = """
a
"""
f("""
  argument
  """, 2)
