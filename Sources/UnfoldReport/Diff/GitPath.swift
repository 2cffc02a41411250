import UnfoldEngine

/// How a patch names files.
///
/// Links are resolved, since git does not write through them.
public struct GitPath: Sendable {
  /// What the names start from where a file lies below it; else the top of its own repository.
  private let base: String?

  /// - Parameter paths: the files and folders that the patch is about. Where all lie below the current folder, names
  ///   start there, for `git apply` in it; else they start from the top of the repository, for `git -C TOP apply`,
  ///   and from the root of the file system for what is in none, for `patch -p1 -d /`.
  public init(_ paths: [String]) {
    let current = canonicalPath(".")
    let isBelow = paths.allSatisfy { path in
      guard let current, path != "-", let path = canonicalPath(path) else { return path == "-" }
      return path == current || path.path(below: current) != nil
    }
    base = isBelow ? current : nil
  }

  /// The name under which the patch speaks of the file at `path`.
  public func name(of path: String) -> String {
    guard path != "-", let file = canonicalPath(path) else { return path }
    if let base, let below = file.path(below: base) { return below }
    return file.path(below: repositoryRoot(of: splitPath(file).folder) ?? "/") ?? path
  }

  /// A name as git writes it behind `--- `: in quotes where it has anything but plain printable bytes, and with a tab
  /// behind it where it has a space, so that readers see where it ends.
  static func quoted(_ name: String) -> [UInt8] {
    let special = name.utf8.contains { byte in
      byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    let end: [UInt8] = name.utf8.contains(0x20) ? [0x09] : []
    guard special else { return Array(name.utf8) + end }
    var result = [UInt8(ascii: "\"")]
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x07...0x0D: result += [UInt8(ascii: "\\"), Array("abtnvfr".utf8)[Int(byte) - 7]]
      case 0x20..<0x7F: result.append(byte)
      default:
        let octal = String(byte, radix: 8)
        result += "\\\(String(repeating: "0", count: 3 - octal.count))\(octal)".utf8
      }
    }
    return result + [UInt8(ascii: "\"")] + end
  }
}

extension String {
  /// The rest of this canonical path below a folder; `nil` where it lies elsewhere.
  fileprivate func path(below folder: String) -> String? {
    let prefix = folder == "/" ? folder : folder + "/"
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
