#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Does `work` for `0..<count` on several threads, and hands the results to `emit` on the calling thread, in order
/// and as soon as they are there.
///
/// - Parameters:
///   - threads: how many work at once, at least one. The calling thread only waits and emits, since its stack is too
///     small for deeply nested source.
///   - emit: returns false where nothing more is wanted; then no more work is begun.
public func doInOrder<Result: Sendable>(
  count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result, emit: (Result) -> Bool
) {
  if count == 0 { return }
  let threads = max(1, min(threads, count))
  let chunkSize = max(1, min(32, count / (threads * 16)))
  let board = Board(count: count, lead: threads * 4 * max(8, chunkSize), chunkSize: chunkSize, work: work)
  let workers = (0..<threads).map { _ in startThread { board.run() } }
  for index in 0..<count where !emit(board.take(index)) {
    board.stop()
    break
  }
  for worker in workers { pthread_join(worker, nil) }
}

/// The number of processors that this process may use.
public var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// What the threads share: who does what next, and what is done.
private final class Board<Result: Sendable>: @unchecked Sendable {
  // Unchecked: the variables are read and written only between `pthread_mutex_lock` and `unlock`.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let work: @Sendable (Int) -> Result
  private let count: Int
  /// How far work may be ahead of what was taken: results that nobody takes must not fill the memory.
  private let lead: Int
  private let chunkSize: Int
  private var next = 0
  private var taken = 0
  private var isStopped = false
  /// Whether anyone sleeps: waking nobody costs a call into the system for each file.
  private var sleepers = 0
  private var results: [Int: Result] = [:]

  init(count: Int, lead: Int, chunkSize: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.lead = lead
    self.chunkSize = chunkSize
    self.work = work
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  func run() {
    while let chunk = nextChunk() {
      let done = chunk.map { ($0, work($0)) }
      locked {
        for (index, result) in done { results[index] = result }
        // The only one who waits for a result waits for the next one.
        if chunk.contains(taken) { wake() }
      }
    }
  }

  /// Several pieces of work at once, since most take less time than the exchange of results.
  private func nextChunk() -> Range<Int>? {
    locked {
      while !isStopped && next < count && next >= taken + lead { sleep() }
      guard !isStopped && next < count else { return nil }
      let chunk = next..<min(next + chunkSize, count)
      next = chunk.upperBound
      return chunk
    }
  }

  /// Waits for the result at `index` and lets go of it. To be called for each index in order.
  func take(_ index: Int) -> Result {
    locked {
      while true {
        if let result = results.removeValue(forKey: index) {
          taken = index + 1
          // Threads that are as far ahead as they may be wait for this.
          wake()
          return result
        }
        sleep()
      }
    }
  }

  func stop() {
    locked {
      isStopped = true
      wake()
    }
  }

  // To be called with the mutex locked.

  private func sleep() {
    sleepers += 1
    pthread_cond_wait(condition, mutex)
    sleepers -= 1
  }

  private func wake() { if sleepers > 0 { pthread_cond_broadcast(condition) } }
}

/// Bytes of stack for a thread that parses: real Swift nests deeper than the usual 8 MB allow. Only what is used
/// takes memory.
private let stackSize = 64 << 20

/// Starts a thread with a large stack.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  let argument = Unmanaged.passRetained(Box(body)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    let failure = pthread_create(&thread, &attributes, { argument in
      Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }, argument)
    precondition(failure == 0, "the system starts no more threads")
    return thread!
  #else
    var thread = pthread_t()
    let failure = pthread_create(&thread, &attributes, { argument in
      Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
      return nil
    }, argument)
    precondition(failure == 0, "the system starts no more threads")
    return thread
  #endif
}
