import UnfoldSyntax

extension SyntaxNode {
  /// Whether conditional compilation leaves this out of an iOS app: `#if os(macOS)`, or `#else` of `#if os(iOS)`.
  ///
  /// Only platform conditions that decide by themselves count; anything else may be true.
  public var isCompiledOutOfIOS: Bool {
    ancestors.prefix(ViewWalk.maximumSteps).contains { $0.kind == .ifConfigClause && $0.excludesIOS }
  }

  private var excludesIOS: Bool {
    if firstToken.kind == .poundElse {
      let clauses = parent?.children(.ifConfigClause) ?? []
      return clauses.contains { $0 != self && $0.platformCondition?.allowsOnlyIOS == true }
    }
    guard let condition = platformCondition else { return false }
    return condition.excludes
  }

  private var platformCondition: (excludes: Bool, allowsOnlyIOS: Bool)? {
    guard firstToken.kind != .poundElse, let condition = children.dropFirst().first else { return nil }
    let words = condition.text.filter { $0 != " " }
    let names = words.split(separator: "|", omittingEmptySubsequences: true)
    let platforms = ["os(macOS)", "os(tvOS)", "os(watchOS)", "os(Linux)", "os(Windows)", "os(Android)"]
    let excludes = words == "!os(iOS)" || names.allSatisfy { platforms.contains(String($0)) }
    return (excludes, words == "os(iOS)" || words == "canImport(UIKit)")
  }

  /// Whether conditional compilation keeps this out of what ships: `#if DEBUG`, `#if targetEnvironment(simulator)`.
  var isForDevelopmentOnly: Bool {
    ancestors.prefix(ViewWalk.maximumSteps).contains { clause in
      guard clause.kind == .ifConfigClause, clause.firstToken.kind != .poundElse,
        let condition = clause.children.dropFirst().first
      else { return false }
      return condition.isText("DEBUG") || condition.isText("targetEnvironment(simulator)")
    }
  }
}
