func f() {
  // MARK: damaged
  let a = #"text"
  // MARK: intact
  let b = 1
}
struct After { var x = #"y"# }
