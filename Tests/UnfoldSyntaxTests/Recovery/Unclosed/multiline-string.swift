struct Before { var x = "y" }
// MARK: damaged
let a = """
  never closed
