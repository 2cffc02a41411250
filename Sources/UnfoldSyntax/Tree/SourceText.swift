/// The bytes of one source file, owned once and shared by everything that reads them.
///
/// The bytes are followed by `padding` zero bytes, so that the lexer can load eight at a time and stop at a
/// zero instead of comparing with the end at each step.
public final class SourceText: @unchecked Sendable {
  // Unchecked: the memory is written only inside the initialisers, before any other thread can see the object.

  /// How many zero bytes stand behind the text, for reading several at a time without a look at the end.
  public static let padding = 64

  /// The number of bytes, without the padding.
  public let count: Int
  @usableFromInline let base: UnsafePointer<UInt8>
  private let allocation: UnsafeMutablePointer<UInt8>

  /// Makes room for `capacity` bytes and lets `fill` write them.
  ///
  /// - Parameters:
  ///   - capacity: bytes to make room for.
  ///   - fill: writes into the buffer and returns how many bytes it wrote, at most `capacity`.
  public init(capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows {
    let allocation = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + SourceText.padding)
    do {
      count = try fill(UnsafeMutableRawBufferPointer(start: allocation, count: capacity))
    } catch {
      allocation.deallocate()
      throw error
    }
    precondition(count >= 0 && count <= capacity, "fill returned a count outside its buffer")
    (allocation + count).initialize(repeating: 0, count: capacity - count + SourceText.padding)
    self.allocation = allocation
    base = UnsafePointer(allocation)
  }

  /// A copy of `bytes`.
  public convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { buffer in
      buffer.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// The UTF-8 bytes of `string`.
  public convenience init(_ string: String) {
    self.init(Array(string.utf8))
  }

  deinit { allocation.deallocate() }

  /// All bytes. The buffer lives as long as the object does.
  @inlinable public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// The byte at `offset`, which is in `0..<count`.
  @inlinable public subscript(offset: Int) -> UInt8 { base[offset] }

  /// The bytes of `range` as a string; what is no UTF-8 becomes U+FFFD.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
