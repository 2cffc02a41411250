let a = 1
// a comment
let b = """
  one \
  two
  """
let c = 3
