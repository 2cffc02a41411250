#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs `work` on a thread of its own with a stack of `bytes`, and waits for it. Where no thread can be had, `work`
/// is not run.
func withLargeStack(bytes: Int, _ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, bytes) == 0 else { return }
    let job = UnsafeMutablePointer<() -> Void>.allocate(capacity: 1)
    job.initialize(to: work)
    defer {
      job.deinitialize(count: 1)
      job.deallocate()
    }
    #if canImport(Darwin)
      var thread: pthread_t?
      let started = pthread_create(&thread, &attributes, { run($0) }, job)
      if started == 0, let thread { pthread_join(thread, nil) }
    #else
      var thread = pthread_t()
      let started = pthread_create(&thread, &attributes, { run($0!) }, job)
      if started == 0 { pthread_join(thread, nil) }
    #endif
  }
}

private func run(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  job.assumingMemoryBound(to: (() -> Void).self).pointee()
  return nil
}
