actor A {}
public actor B<T>: P {
  var x = 1
  func f() async {}
  nonisolated func g() {}
  isolated deinit {}
}
distributed actor C {
  distributed func f() {}
}
let actor = 1
actor.f()
@globalActor actor D { static let shared = D() }
