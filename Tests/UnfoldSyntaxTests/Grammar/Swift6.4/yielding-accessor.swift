// SE-0474: what Swift 6.3 calls an error. One modifier by itself stays outside a list here, as Swift 6.3 has it.
struct Box: ~Copyable {
  var value: Value {
    nonmutating yielding borrow { yield stored }
    nonmutating yielding mutate { yield &stored }
  }
}
