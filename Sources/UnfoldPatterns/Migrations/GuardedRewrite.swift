import UnfoldEngine
import UnfoldSyntax

/// Writes new code for new systems and keeps the old code for older ones.
///
/// Modifiers of a view go through a function at the end of the file, as with the built-in rules. Statements go into
/// the branches of `if #available`. Anything else is for a person.
struct GuardedRewrite {
  let match: Match
  let pair: Migration.Pair
  let guarding: Migration.Guarding
  let file: FileContext

  func edits() throws(Rewriter.Trouble) -> ([Edit], [IntroducedAPI]) {
    if let before = chain(pair.before.text, pair.before.tree), let template = pair.after?.tree,
      let text = pair.after?.text, let after = chain(text, template), before.view == after.view
    {
      return try throughHelper(view: before.view, before: before.rest, after: after.rest)
    }
    return (try inBranches(), [])
  }

  // MARK: Modifiers

  /// The hole that modifiers are applied to, and the modifiers, from their period on.
  private func chain(_ text: String, _ tree: PatternTree) -> (view: String, rest: String)? {
    guard tree.roots.count == 1, let hole = tree.holes.first, let name = hole.name, !hole.isRun,
      hole.range.lowerBound == tree.roots[0].textRange.lowerBound,
      let period = tree.tree.firstToken(from: hole.range.upperBound), period.kind == .period,
      !tree.holes.contains(where: { $0.isLinks(in: tree) })
    else { return nil }
    let rest = text.utf8.dropFirst(period.textRange.lowerBound - tree.offset)
    return (name, String(decoding: rest, as: UTF8.self).trimmed)
  }

  private func throughHelper(
    view: String, before: String, after: String
  ) throws(Rewriter.Trouble) -> ([Edit], [IntroducedAPI]) {
    var (old, new) = (String(before.dropFirst()), String(after.dropFirst()))
    var parameters: [String] = []
    var arguments: [String] = []
    var seen: Set<String> = [view]
    for hole in pair.before.holes {
      guard let name = hole.name, seen.insert(name).inserted, let capture = match.capture(name) else { continue }
      let type = guarding.parameters.first { $0.name == name }?.type
      let code: String
      if let type {
        parameters.append("_ \(name): \(type)")
        arguments.append("<#\(name)#>")
        code = name
      } else {
        guard capture.nodes.allSatisfy(\.isConstant), !file.tree.source.hasLineBreak(in: capture.range) else {
          throw Rewriter.Trouble(
            reason: "Older systems need a function that takes `\(name)`; write `- parameter \(name): TYPE` below "
              + "`// after` to say its type.")
        }
        code = file.tree.source.string(capture.range)
      }
      for same in pair.before.holes where same.name == name {
        old = old.replacing(pair.before.written(same), with: code)
      }
      new = new.replacing("<#\(name)\(hole.isRun ? "..." : "")#>", with: code)
    }
    guard !old.contains("<#"), !new.contains("<#") else {
      throw Rewriter.Trouble(reason: "The function for older systems can't have `<#_#>`; give the hole a name.")
    }
    let baseName = String(new.prefix { $0 != "(" && $0 != "{" && $0 != "." }).trimmed
    var versions = Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0, Version.unknown) })
    versions.merge(guarding.versions) { $1 }
    if guarding.versions[.macCatalyst] == nil { versions[.macCatalyst] = guarding.versions[.iOS] ?? .unknown }
    let helper = GuardedHelper(
      guarding.helper ?? "\(baseName)OrOlder", api: APIAvailability(baseName, .modifier, versions),
      parameters: parameters, call: new, fallback: old)
    guard let anchor = match.outerNode(in: file.tree) else { throw Rewriter.Trouble(reason: "It has no place.") }
    switch file.guardedCall(helper, at: anchor) {
    case .review(let reason): throw Rewriter.Trouble(reason: reason)
    case .call(let call):
      let text = "<#\(view)#>.\(call.name)(\(arguments.joined(separator: ", ")))"
      return (try rewritten(match, as: text, for: pair.before) + call.edits, call.introducedAPIs)
    }
  }

  // MARK: Statements

  private func inBranches() throws(Rewriter.Trouble) -> [Edit] {
    let item = match.node.kind == .codeBlockItem ? match.node.syntax : match.node.syntax?.statement
    guard let item, item.kind == .codeBlockItem, let after = pair.after?.text else {
      throw Rewriter.Trouble(
        reason: "It stands within other code, which can't be chosen by `#available`; do it by hand.")
    }
    let declares = SyntaxTree.parse(SourceText(file.tree.source.string(match.range))).root.children.first?.children
      .contains { $0.children.first.map { $0.kind.name.hasSuffix("Decl") } ?? false } ?? false
    guard !declares else {
      throw Rewriter.Trouble(reason: "It declares a name, which would be known in its branch only; do it by hand.")
    }
    let step = "    "
    let body = after.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : step + $0 }
    let text = """
      if #available(\(guarding.text)) {
      \(body.joined(separator: "\n"))
      } else {
      \(step)<#original#>
      }
      """
    let hole = Hole(name: "original", isRun: false, kinds: [], range: 0..<0)
    let whole = Match(
      pattern: match.pattern, range: match.range, node: match.node,
      captures: [Capture(hole: hole, nodes: [match.node], range: match.range)] + match.captures)
    return try rewritten(whole, as: text, for: nil)
  }

  private func rewritten(_ match: Match, as text: String, for pattern: Pattern?) throws(Rewriter.Trouble) -> [Edit] {
    let template: Template
    do throws(PatternError) {
      template = try Template(text, holesOf: match)
    } catch {
      throw Rewriter.Trouble(reason: "The code for older systems can't be written: \(error.message).")
    }
    let rewriter = Rewriter(
      match: match, template: template, tree: file.tree, indentationUnit: file.model.indentationUnit)
    guard case .edits(let edits) = try rewriter.edits() else { return [] }
    return edits
  }
}

extension Migration.Guarding {
  /// Whether all systems that the code runs on have what it needs.
  func isCovered(_ match: Match, in file: FileContext) -> Bool {
    let here = file.availability(at: match.range.lowerBound)
    return here.versions.allSatisfy { platform, version in
      guard let needed = needed(on: platform) else { return true }
      return version >= needed
    }
  }

  private func needed(on platform: Platform) -> Version? {
    versions[platform] ?? (platform == .macCatalyst ? versions[.iOS] : nil)
  }

  /// Whether a match is the old code that a choice by version keeps.
  func isFallback(_ match: Match, in tree: SyntaxTree) -> Bool {
    guard let node = match.outerNode(in: tree) else { return false }
    var inner = node
    for outer in node.ancestors {
      defer { inner = outer }
      guard outer.kind == .ifExpr || outer.kind == .guardStmt, let conditions = outer.child(.conditionElementList)
      else { continue }
      let blocks = outer.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
      let isElse = outer.kind == .guardStmt || blocks.count > 1 && blocks.last == inner
      let names = conditions.descendants.contains { condition in
        condition.kind == .availabilityCondition && condition.firstToken.kind == .poundAvailable
          && isNamed(in: condition)
      }
      if isElse, names { return true }
    }
    return false
  }

  /// Whether a condition asks for a version of ours.
  private func isNamed(in condition: SyntaxNode) -> Bool {
    condition.descendants.contains { node in
      guard node.kind == .platformVersion, let platform = Platform(name: node.firstToken.text),
        let version = node.child(.versionTuple).flatMap({ Version($0.text) }), let own = needed(on: platform)
      else { return false }
      return version >= own
    }
  }
}

extension Pattern {
  /// A hole as it is written, with its marks and its kind.
  fileprivate func written(_ hole: Hole) -> String {
    let range = hole.range.lowerBound - tree.offset..<hole.range.upperBound - tree.offset
    return String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}

extension SyntaxNode {
  /// The list item that is just this expression.
  fileprivate var statement: SyntaxNode? {
    let outer = parent?.kind == .expressionStmt ? parent?.parent : parent
    return outer?.kind == .codeBlockItem ? outer : nil
  }
}

extension MatchNode {
  /// Whether this means the same anywhere in a file: literals, members of types, implicit members.
  fileprivate var isConstant: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
    case .stringLiteralExpr: return syntax.map { !$0.descendants.contains { $0.kind == .expressionSegment } } ?? false
    case .memberAccessExpr:
      let children = children
      return children.count == 2 || children[0].isConstant
    case .declReferenceExpr: return syntax?.bytes.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    case .functionCallExpr, .arrayExpr, .labeledExpr, .arrayElement, .prefixOperatorExpr:
      return children.allSatisfy { $0.isToken || $0.isConstant }
    default: return false
    }
  }
}
