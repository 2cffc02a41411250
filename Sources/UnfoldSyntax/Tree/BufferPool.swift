#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps large buffers for the next file instead of giving them back to the system: fetching fresh pages for each
/// file takes as long as a sixth of the parsing.
enum BufferPool {
  /// Buffers that are kept, at most.
  private static let limit = 8
  /// Buffers larger than this are rare and not kept.
  private static let largest = 32 << 20
  private static let alignment = 16

  private struct State {
    var mutex = pthread_mutex_t()
    var buffers: [UnsafeMutableRawBufferPointer] = []
  }

  // Read and written only with the mutex held; lives as long as the program does.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    pthread_mutex_init(&state.pointee.mutex, nil)
    return state
  }()

  /// A buffer of at least `byteCount` bytes, uninitialised.
  static func take(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    pthread_mutex_lock(&state.pointee.mutex)
    var best: Int?
    for (index, buffer) in state.pointee.buffers.enumerated() where buffer.count >= byteCount {
      if best.map({ buffer.count < state.pointee.buffers[$0].count }) ?? true { best = index }
    }
    let kept = best.map { state.pointee.buffers.remove(at: $0) }
    pthread_mutex_unlock(&state.pointee.mutex)
    return kept ?? .allocate(byteCount: max(byteCount, 64 << 10), alignment: alignment)
  }

  /// Takes back a buffer that `take` gave.
  static func give(_ buffer: UnsafeMutableRawBufferPointer) {
    guard buffer.count <= largest else {
      buffer.deallocate()
      return
    }
    pthread_mutex_lock(&state.pointee.mutex)
    state.pointee.buffers.append(buffer)
    var surplus: UnsafeMutableRawBufferPointer?
    if state.pointee.buffers.count > limit {
      // The small ones are cheap to make again.
      let smallest = state.pointee.buffers.indices.min {
        state.pointee.buffers[$0].count < state.pointee.buffers[$1].count
      }!
      surplus = state.pointee.buffers.remove(at: smallest)
    }
    pthread_mutex_unlock(&state.pointee.mutex)
    surplus?.deallocate()
  }
}

/// A growing array of trivial elements in a buffer of the pool: no uniqueness check, no bounds check. Elements are
/// changed through `base`.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var buffer: UnsafeMutableRawBufferPointer
  private(set) var base: UnsafeMutablePointer<Element>
  var count = 0
  private var capacity: Int

  init(capacity: Int) {
    buffer = BufferPool.take(byteCount: capacity * MemoryLayout<Element>.stride)
    base = buffer.baseAddress!.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = buffer.count / MemoryLayout<Element>.stride
  }

  deinit { BufferPool.give(buffer) }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = BufferPool.take(byteCount: capacity * 2 * MemoryLayout<Element>.stride)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<(count * MemoryLayout<Element>.stride)]))
    BufferPool.give(buffer)
    buffer = larger
    base = larger.baseAddress!.bindMemory(to: Element.self, capacity: capacity * 2)
    capacity = larger.count / MemoryLayout<Element>.stride
  }

  @inline(__always)
  subscript(index: Int) -> Element { base[index] }
}
