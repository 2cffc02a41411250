import UnfoldSyntax

/// Tells, before anything is parsed, which rules have nothing to say about a file: most files hold none of the
/// words that a rule is about. The bytes are looked at once for all words of all rules.
public struct TriggerFilter: Sendable {
  private let rules: [any Rule]
  private let search: WordSearch
  /// For each word of `search`, what it is asked for.
  private var wants: [[Want]] = []
  /// What stands in each file: of rules that lack words of a kind.
  private var isMetAlways: [Bool]

  /// One of the two questions that a rule has about a file's words: whether one of `triggers` stands in it is question
  /// `2 * rule`, whether one of `neededBesides` does `2 * rule + 1`.
  private typealias Want = Int

  public init(_ rules: [any Rule]) {
    self.rules = rules
    var wantsByWord: [Trigger: [Want]] = [:]
    var words: [Trigger] = []
    isMetAlways = []
    for triggers in rules.flatMap({ [$0.triggers, $0.neededBesides] }) {
      // A word of one byte stands in every file.
      let isMet = triggers.isEmpty || triggers.contains { $0.bytes.count < 2 }
      for word in triggers where !isMet {
        if wantsByWord[word] == nil { words.append(word) }
        wantsByWord[word, default: []].append(isMetAlways.count)
      }
      isMetAlways.append(isMet)
    }
    search = WordSearch(words)
    wants = words.map { wantsByWord[$0]! }
  }

  /// The rules that have their words in `source`, and those that look at every file, in the order given.
  public func rules(for source: SourceText) -> [any Rule] {
    var isMet = isMetAlways
    var missing = isMet.count { !$0 }
    if missing > 0 {
      search.search(source) { word in
        wants[word].allSatisfy { isMet[$0] }
      } find: { word in
        for want in wants[word] where !isMet[want] {
          isMet[want] = true
          missing -= 1
        }
        return missing > 0
      }
    }
    return rules.indices.filter { isMet[2 * $0] && isMet[2 * $0 + 1] }.map { rules[$0] }
  }
}
