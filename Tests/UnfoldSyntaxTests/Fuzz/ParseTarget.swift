/// What libFuzzer calls with each input that it invents; `fuzz-parser.sh` builds it together with the parser's sources.
///
/// A fault is a crash, what the address sanitizer finds, other bytes printed back, or a tree that does not nest.
@_cdecl("LLVMFuzzerTestOneInput")
public func parseInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tree = SyntaxTree.parse(SourceText(bytes))
  guard tree.printed() == bytes else { fatalError("the tree prints back other bytes") }
  for index in 0..<tree.count {
    let node = tree[index]
    guard let parent = node.parent else {
      guard index == tree.count - 1 else { fatalError("node \(index) has no parent") }
      continue
    }
    guard parent.index > index, parent.contains(node) else { fatalError("node \(index) is not inside its parent") }
  }
  return 0
}
