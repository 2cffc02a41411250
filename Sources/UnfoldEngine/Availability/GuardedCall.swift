import UnfoldSyntax

/// How a newer modifier is called at one place, with all that this needs in the file.
public struct GuardedCall: Sendable {
  /// Whether the call goes through the helper.
  public var isGuarded: Bool
  /// The helper's declaration, where the file doesn't have it yet; to be made together with the call.
  public var edits: [Edit]
  /// To be named in the finding, for the proof.
  public var introducedAPIs: [IntroducedAPI]
  let helper: GuardedHelper

  /// The name to call: `safeAreaBar` or `safeAreaBarOrInset`.
  public var name: String { isGuarded ? helper.name : helper.api.baseName }

  /// The call from its name on: `safeAreaBarOrInset(edge: .bottom)`, `mediumAndLargeDetents()`.
  ///
  /// - Parameter arguments: what stands in the parentheses; a helper without parameters brings its own.
  public func text(_ arguments: String = "") -> String {
    if helper.parameters.isEmpty { return isGuarded ? "\(name)()" : helper.call }
    return "\(name)(\(arguments))"
  }
}

/// What the engine chose for a newer modifier.
public enum GuardedChoice: Sendable {
  case call(GuardedCall)
  /// It can't be called there with certainty; a sentence for a person says why.
  case review(String)
}

extension FileContext {
  /// How a newer modifier is to be called at `node`: by itself where the target or a guard allows it, else through
  /// the file's helper, which is written unless it is there.
  public func guardedCall(_ helper: GuardedHelper, at node: SyntaxNode) -> GuardedChoice {
    let here = availability(at: node)
    let api = helper.api
    guard !here.versions.isEmpty else { return .review("The code is not built for any platform of the target.") }
    if let lacking = helper.lacking(on: here) {
      return .review("`\(lacking.name)` doesn't exist on \(lacking.platform), for which the code is built too.")
    }
    if model.declaresModifier(api.baseName) {
      return .review("The project has a function `\(api.baseName)` of its own.")
    }
    if api.isCovered(by: here) {
      return .call(GuardedCall(isGuarded: false, edits: [], introducedAPIs: introduced(helper), helper: helper))
    }
    switch declaration(of: helper, for: node) {
    case .success(let edit):
      return .call(
        GuardedCall(
          isGuarded: true, edits: edit.map { [$0] } ?? [], introducedAPIs: introduced(helper), helper: helper))
    case .failure(let trouble):
      return .review(trouble.reason)
    }
  }

  /// What is brought in is guarded unless the target itself has it.
  private func introduced(_ helper: GuardedHelper) -> [IntroducedAPI] {
    var api = IntroducedAPI(name: helper.api.name, introduced: helper.api.introduced, isGuarded: false)
    api.isGuarded = !api.isCovered(by: deploymentTarget)
    return [api]
  }

  private struct Trouble: Error {
    var reason: String
  }

  /// The insertion of the helper; `nil` where the file has it.
  private func declaration(of helper: GuardedHelper, for node: SyntaxNode) -> Result<Edit?, Trouble> {
    let clause = outermostClause(around: node)
    for function in model.names.functions[helper.name] ?? [] where function.isInViewExtension {
      let own = outermostClause(around: function)
      if own != nil, own != clause { return .failure(Trouble(reason: "`#if` hides the file's `\(helper.name)`.")) }
      if helper.isDeclared(by: function) { return .success(nil) }
      let isOtherBar = GuardedHelper.bars.contains { $0.name == helper.name && $0.isDeclared(by: function) }
      guard isOtherBar else {
        return .failure(Trouble(reason: "The file has another function `\(helper.name)`."))
      }
    }
    let others = model.modifiersElsewhere(helper.name)
    if !others.isEmpty {
      // A second one would be ambiguous here.
      let areAllHelpers = others.allSatisfy { helper.isDeclared(by: $0.node) && outermostClause(around: $0.node) == nil }
      if areAllHelpers { return .success(nil) }
      return .failure(Trouble(reason: "Another file has a function `\(helper.name)`."))
    }
    if let type = helper.typeNames.first(where: model.declaresType) {
      return .failure(Trouble(reason: "The project has a type `\(type)` of its own, which a helper would mean."))
    }
    guard let place = insertion(for: clause) else {
      return .failure(Trouble(reason: "SwiftUI is imported below `#if`, so a helper has no certain place."))
    }
    let there = place.availability
    if let lacking = helper.lacking(on: there) {
      let reason = "A helper would be built for \(lacking.platform) too, without `\(lacking.name)`."
      return .failure(Trouble(reason: reason))
    }
    if let older = helper.fallbackAPI, !older.isCovered(by: there) {
      return .failure(Trouble(reason: "The target is older than `\(older.baseName)`, the way back."))
    }
    let platforms = Platform.allCases.compactMap { platform -> (Platform, Version)? in
      guard there.versions[platform] != nil, let version = helper.api.introduced[platform] else { return nil }
      // Mac Catalyst follows iOS unless it has a version of its own or no iOS beside it.
      let isNamed = platform != .macCatalyst || there.versions[.iOS] == nil || version != helper.api.introduced[.iOS]
      return isNamed ? (platform, version) : nil
    }
    let text = helper.declaration(
      platforms: platforms, unit: model.indentationUnit, indentation: place.indentation)
    return .success(Edit(place.offset..<place.offset, place.before + text + place.after, isDeclaration: true))
  }

  // MARK: The place

  private struct Place {
    var offset: Int
    var before: String
    var after: String
    var indentation: String
    var availability: Availability
  }

  /// The outermost `#if` clause around a node, as far as it stands in one at the top of the file.
  private func outermostClause(around node: SyntaxNode) -> SyntaxNode? {
    var found: SyntaxNode?
    for ancestor in node.ancestors {
      if ancestor.kind == .ifConfigClause { found = ancestor }
      if found != nil, ancestor.kind == .memberBlock || ancestor.kind == .codeBlock { found = nil }
    }
    return found
  }

  /// Where the helper goes: to the end of the file, or of the clause that SwiftUI is imported in.
  private func insertion(for clause: SyntaxNode?) -> Place? {
    let imports = model.swiftUIImports
    let isTopLevel = imports.contains { outermostClause(around: $0) == nil }
    if isTopLevel || imports.isEmpty { return endOfFile }
    guard let clause, imports.contains(where: { clause.contains($0) && !$0.isInInnerClause(of: clause) }),
      let list = clause.lastChild, list.kind == .codeBlockItemList
    else { return nil }
    let end = tree.source.line(around: list.textRange.upperBound..<list.textRange.upperBound).upperBound
    return Place(
      offset: end, before: "\n\n", after: "",
      indentation: tree.source.indentation(ofLineAt: list.textRange.lowerBound),
      availability: availability(at: list))
  }

  private var endOfFile: Place {
    let bytes = tree.source.bytes
    let count = tree.source.count
    let isLineBreak = { (offset: Int) in offset >= 0 && (bytes[offset] == 0x0A || bytes[offset] == 0x0D) }
    var before = "\n\n"
    var after = ""
    if isLineBreak(count - 1) {
      after = "\n"
      let start = bytes[count - 1] == 0x0A && count > 1 && bytes[count - 2] == 0x0D ? count - 2 : count - 1
      before = isLineBreak(start - 1) ? "" : "\n"
    }
    return Place(
      offset: count, before: before, after: after, indentation: "", availability: Availability(deploymentTarget))
  }
}

extension SyntaxNode {
  /// Whether a `functionDecl` stands directly in an `extension View`.
  var isInViewExtension: Bool {
    enclosingType?.kind == .extensionDecl && enclosingType?.declaredName == "View"
  }

  fileprivate func isInInnerClause(of clause: SyntaxNode) -> Bool { ancestor(.ifConfigClause) != clause }
}
