/// A value that one thread at a time can touch.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  // Unchecked: `value` is read and written only with the lock held.
  private var value: Value
  private let lock = Lock()

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
