class C {
  deinit {}
  deinit { f() }
  isolated deinit { g() }
  nonisolated deinit {}
  deinit async {}
  @MainActor deinit {}
}
