import UnfoldEngine

/// How patches name files.
public enum GitPath {
  /// The name under which a patch speaks of the file at `path`, for `git apply` in the current folder.
  ///
  /// That is the path from the current folder, with links resolved, since git does not write through them. A file
  /// elsewhere is named from the top of its own repository, for `git -C TOP apply`; one in no repository from the root
  /// of the file system, for `patch -p1 -d /`.
  public static func name(of path: String) -> String {
    guard path != "-", let file = canonicalPath(path), let current = canonicalPath(".") else { return path }
    if let below = file.path(below: current) { return below }
    let top = repositoryRoot(of: splitPath(file).folder) ?? "/"
    return file.path(below: top) ?? path
  }

  /// A name as git writes it behind `--- `: in quotes where it has anything but plain printable bytes, and with a tab
  /// behind it where it has a space, so that readers see where it ends.
  static func quoted(_ name: String) -> [UInt8] {
    let special = name.utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
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
