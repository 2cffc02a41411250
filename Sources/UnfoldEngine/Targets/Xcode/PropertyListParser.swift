import UnfoldSyntax

/// Reads the values of a property list into one array, with the open brackets on a stack of its own.
struct PropertyListParser {
  let source: SourceText
  private var offset = 0
  private var nodes: [PropertyList.Node] = []
  private var open: [Container] = []

  private struct Container {
    var node: Int
    /// The value before the next one.
    var last = -1
    /// Whether a key has been read and its value comes next.
    var hasKey = false
    /// Whether a comma may be left out: nothing stands inside yet, or one has just been read.
    var isSeparated = true
  }

  init(source: SourceText) { self.source = source }

  mutating func parse() throws(PropertyList.Fault) -> [PropertyList.Node] {
    nodes.reserveCapacity(source.count / 24 + 16)
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    try skipTrivia()
    if source[offset] == UInt8(ascii: "<") {
      throw fault(
        "is no property list in the old style; open and change the project in Xcode once, which rewrites it")
    }
    repeat { try step() } while !open.isEmpty
    try skipTrivia()
    if offset < source.count { throw fault("goes on behind its last bracket") }
    return nodes
  }

  private mutating func step() throws(PropertyList.Fault) {
    try skipTrivia()
    guard offset < source.count else {
      let start = open.last.map { Int(nodes[$0.node].start) }
      throw PropertyList.Fault(
        offset: start ?? offset, cause: start == nil ? "has nothing in it" : "has a bracket that is never closed")
    }
    let byte = source[offset]
    if let container = open.last {
      let isArray = nodes[container.node].kind == .array
      if byte == (isArray ? UInt8(ascii: ")") : UInt8(ascii: "}")), !container.hasKey { return close() }
      guard container.isSeparated else { throw fault("lacks a '\(isArray ? "," : ";")'") }
    }
    switch byte {
    case UInt8(ascii: "{") where mayNest: push(.dictionary)
    case UInt8(ascii: "(") where mayNest: push(.array)
    default:
      try addString()
      try finishValue()
    }
  }

  /// A key is a string; only a value may be an array or a dictionary.
  private var mayNest: Bool {
    guard let container = open.last else { return true }
    return nodes[container.node].kind == .array || container.hasKey
  }

  private mutating func push(_ kind: PropertyList.Node.Kind) {
    add(PropertyList.Node(kind: kind, start: Int32(offset), end: Int32(offset + 1)))
    offset += 1
    open.append(Container(node: nodes.count - 1))
  }

  private mutating func close() {
    offset += 1
    nodes[open.removeLast().node].end = Int32(offset)
    // A fault behind the bracket shows when what comes next is read.
    try? finishValue()
  }

  /// Reads what must stand behind a key, `=`, or a value, `;` or `,`.
  private mutating func finishValue() throws(PropertyList.Fault) {
    guard !open.isEmpty else { return }
    let last = open.count - 1
    try skipTrivia()
    if nodes[open[last].node].kind == .array {
      open[last].isSeparated = take(UInt8(ascii: ","))
    } else if open[last].hasKey {
      open[last].hasKey = false
      open[last].isSeparated = take(UInt8(ascii: ";"))
    } else {
      guard take(UInt8(ascii: "=")) else { throw fault("lacks a '=' behind a key") }
      open[last].hasKey = true
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard source[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func add(_ node: PropertyList.Node) {
    if let container = open.last {
      if container.last >= 0 {
        nodes[container.last].next = Int32(nodes.count)
      } else {
        nodes[container.node].first = Int32(nodes.count)
      }
      open[open.count - 1].last = nodes.count
    }
    nodes.append(node)
  }

  private mutating func addString() throws(PropertyList.Fault) {
    let start = offset
    let quote = source[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while isBare(source[offset]) { offset += 1 }
      if offset == start { throw fault("has a character that stands for nothing there") }
      return add(PropertyList.Node(kind: .string, start: Int32(start), end: Int32(offset)))
    }
    offset += 1
    while source[offset] != quote {
      if source[offset] == UInt8(ascii: "\\") { offset += 1 }
      if offset >= source.count { throw PropertyList.Fault(offset: start, cause: "has a string that never ends") }
      offset += 1
    }
    offset += 1
    add(PropertyList.Node(kind: .quotedString, start: Int32(start), end: Int32(offset)))
  }

  /// Whether a byte may stand in a string without quotes.
  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// Skips white space and comments.
  private mutating func skipTrivia() throws(PropertyList.Fault) {
    while true {
      switch source[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case UInt8(ascii: "/") where source[offset + 1] == UInt8(ascii: "/"):
        while offset < source.count, source[offset] != 0x0A { offset += 1 }
      case UInt8(ascii: "/") where source[offset + 1] == UInt8(ascii: "*"):
        let start = offset
        offset += 2
        while source[offset] != UInt8(ascii: "*") || source[offset + 1] != UInt8(ascii: "/") {
          if offset >= source.count {
            throw PropertyList.Fault(offset: start, cause: "has a comment that never ends")
          }
          offset += 1
        }
        offset += 2
      default: return
      }
    }
  }

  private func fault(_ cause: String) -> PropertyList.Fault { PropertyList.Fault(offset: offset, cause: cause) }
}
