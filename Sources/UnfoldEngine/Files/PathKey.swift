/// A path, byte for byte: two forms of one letter make two files, but equal strings.
public struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  public init(_ path: String) { bytes = Array(path.utf8) }
}
