func f() async {
  async let a = g()
  async let (b, c) = h()
  async let d: Int = i(), e = j()
  await k(a, b)
}
