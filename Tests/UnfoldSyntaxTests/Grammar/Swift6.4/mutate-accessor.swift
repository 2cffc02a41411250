// SE-0507: what Swift 6.3 calls an error.
struct Box: ~Copyable {
  var stored: Value

  var value: Value {
    borrow { return stored }
    mutate { return &stored }
  }

  var shared: Value {
    get { stored }
    mutate { return &stored }
  }
}

protocol Lending {
  var value: Value { borrow mutate }
}
