#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  private import CExtendedAttributes
  import Musl
#else
  private import CExtendedAttributes
  import Glibc
#endif

extension OpenFile {
  /// Gives this file the permissions, the owner, the access list and the extended attributes of `other`.
  ///
  /// - Throws: `SystemError`, or `Refusal` where a part of it can't be given.
  func copyAttributes(of other: borrowing OpenFile, _ wanted: FileStatus) throws {
    // Changing the owner clears bits of the mode: so first. Only root may hand a file on.
    _ = fchown(descriptor, wanted.owner, wanted.group)
    let given = try status()
    guard given.owner == wanted.owner && given.group == wanted.group else {
      throw Refusal(
        "it would no longer belong to user \(wanted.owner) and group \(wanted.group); let its owner run this")
    }
    #if canImport(Darwin)
      if fcopyfile(other.descriptor, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) != 0 {
        throw SystemError.last
      }
    #else
      try copyExtendedAttributes(of: other)
    #endif
    if fchmod(descriptor, wanted.permissions) != 0 { throw SystemError.last }
  }
}

#if !canImport(Darwin)
  /// Under which Linux keeps the access list.
  private let accessList = "system.posix_acl_access"

  extension OpenFile {
    private func copyExtendedAttributes(of other: borrowing OpenFile) throws {
      let names = try other.attributeNames()
      // A new file may have got one from its folder.
      if !names.contains(accessList) { _ = fremovexattr(descriptor, accessList) }
      for name in names {
        let value = try other.bytes { fgetxattr(other.descriptor, name, $0, $1) }
        if fsetxattr(descriptor, name, value, value.count, 0) == 0 { continue }
        // These are the system's own, and it gives them to the new file as it sees fit.
        if name.hasPrefix("security.") || name.hasPrefix("trusted.") { continue }
        throw Refusal("its extended attribute '\(name)' can't be kept: \(SystemError.last)")
      }
    }

    /// None where the file system has no extended attributes.
    private func attributeNames() throws(SystemError) -> [String] {
      let list: [UInt8]
      do throws(SystemError) {
        list = try bytes { buffer, size in
          flistxattr(descriptor, buffer?.assumingMemoryBound(to: CChar.self), size)
        }
      } catch where error.code == ENOTSUP || error.code == ENOSYS {
        return []
      }
      return list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What `call` writes into a buffer; without one it says how large that has to be.
    private func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) throws(SystemError) -> [UInt8] {
      while true {
        let size = call(nil, 0)
        if size < 0 { throw .last }
        if size == 0 { return [] }
        var buffer = [UInt8](repeating: 0, count: size)
        let count = buffer.withUnsafeMutableBytes { call($0.baseAddress, size) }
        if count >= 0 { return Array(buffer[..<count]) }
        // It has grown between the two calls.
        if errno != ERANGE { throw .last }
      }
    }
  }
#endif
