/// A path that a project file names, without `.` and `..`.
///
/// - Parameters:
///   - path: relative to `folder`, or absolute.
///   - folder: absolute.
func absolutePath(_ path: some StringProtocol, in folder: String) -> String {
  let whole = path.hasPrefix("/") ? String(path) : "\(folder)/\(path)"
  var names: [Substring] = []
  for name in whole.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where name != "." {
    if name == ".." { _ = names.popLast() } else { names.append(name) }
  }
  return "/" + names.joined(separator: "/")
}

/// The folders around a canonical path, from the inside out, down to `/`.
func foldersAround(_ path: String) -> [String] {
  var result: [String] = []
  var rest = path
  while rest != "/" {
    rest = splitPath(rest).folder
    result.append(rest)
  }
  return result
}

/// Whether a file is there, through links too.
func isRegularFile(_ path: String) -> Bool { (try? fileStatus(path))?.kind == .regular }
