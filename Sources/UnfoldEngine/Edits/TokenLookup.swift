import UnfoldSyntax

extension SyntaxTree {
  /// The first token whose text ends behind `offset`: the one there, or the next one; `endOfFile` at the latest.
  ///
  /// - Parameter offset: in UTF-8 bytes.
  public func token(endingAfter offset: Int) -> SyntaxNode? {
    // A node's last token stands before it in the array, so the offsets of last tokens only grow with the index.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lastToken.textRange.upperBound > offset {
        high = middle
      } else {
        low = middle + 1
      }
    }
    if low < count, kind(at: low).isToken { return self[low] }
    // `endOfFile` has no text, so nothing ends behind the file's last byte.
    let last = root.lastToken
    return last.kind == .endOfFile ? last : nil
  }

  /// The last token whose text starts before `offset`; `nil` at the start of the file.
  ///
  /// - Parameter offset: in UTF-8 bytes.
  public func token(startingBefore offset: Int) -> SyntaxNode? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lastToken.textRange.lowerBound < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return nil }
    let last = self[low - 1].lastToken
    return last.textRange.lowerBound < offset ? last : nil
  }
}
