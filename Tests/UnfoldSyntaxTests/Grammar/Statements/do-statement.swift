do { f() }
do {
  try f()
} catch {
  print(error)
}
do throws(Failure) {
  try f()
} catch {
  g(error)
}
