struct S: ~Copyable {
  consuming func close() { discard self }
}
let discard = 1
discard.f()
