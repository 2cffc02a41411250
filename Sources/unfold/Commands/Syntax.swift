import UnfoldEngine
import UnfoldSyntax

/// `unfold syntax`: what the parser makes of files.
func syntax(_ options: Options, _ output: inout Output) -> ExitStatus {
  var files: [String] = []
  var hasTrouble = false
  for path in options.paths {
    // Every file that is named has its place in the output, be it another's double.
    let found = findSwiftFiles([path])
    files += found.paths
    for trouble in found.troubles {
      note("\(trouble)")
      hasTrouble = true
    }
  }
  let differences = options.listsSpans
    ? listSpans(files, options, &output, &hasTrouble) : checkRoundTrips(files, options, &output, &hasTrouble)
  if hasTrouble { return .trouble }
  return differences > 0 ? .found : .clean
}

private func listSpans(
  _ files: [String], _ options: Options, _ output: inout Output, _ hasTrouble: inout Bool
) -> Int {
  doInOrder(count: files.count, threads: options.jobs) { index -> Result<[UInt8], FileTrouble> in
    readTree(files[index]).map { tree in
      var listing = Array("# \(files[index]) \(tree.hasError ? "error" : "ok")\n".utf8)
      tree.listSpans { listing += $0 }
      return listing
    }
  } emit: { result in
    switch result {
    case .success(let listing): output.write(listing)
    case .failure(let trouble):
      note("\(trouble)")
      hasTrouble = true
    }
    return output.isOpen
  }
  return 0
}

private func checkRoundTrips(
  _ files: [String], _ options: Options, _ output: inout Output, _ hasTrouble: inout Bool
) -> Int {
  var counts = (files: 0, bytes: 0, different: 0)
  doInOrder(count: files.count, threads: options.jobs) { index in
    readTree(files[index]).map { tree in (bytes: tree.source.count, difference: firstDifference(tree)) }
  } emit: { result in
    switch result {
    case .success(let file):
      counts.bytes += file.bytes
      if let difference = file.difference {
        output.write("\(files[counts.files]): differs from byte \(difference)\n")
        counts.different += 1
      }
    case .failure(let trouble):
      note("\(trouble)")
      hasTrouble = true
    }
    counts.files += 1
    return output.isOpen
  }
  output.flush()
  if !options.isQuiet {
    note("\(counted(counts.files, "file")), \(counts.bytes) bytes, \(counts.different) not printed back the same")
  }
  return counts.different
}

private func readTree(_ path: String) -> Result<SyntaxTree, FileTrouble> {
  do throws(FileTrouble) {
    return .success(SyntaxTree.parse(try readSource(path)))
  } catch {
    return .failure(error)
  }
}

/// The offset of the first byte that is not printed back as it is.
private func firstDifference(_ tree: SyntaxTree) -> Int? {
  let printed = tree.printed()
  let source = tree.source.bytes
  if printed.elementsEqual(source) { return nil }
  return zip(printed, source).enumerated().first { $1.0 != $1.1 }?.offset ?? min(printed.count, source.count)
}
