import UnfoldEngine
import UnfoldSyntax

/// Why a length is taken for a guess at a system inset.
struct Guess {
  enum Reason {
    /// A number that such insets have, and nothing else.
    case number(Double)
    /// A name or a remark says so.
    case stated(InsetWords.Subject)
    /// A check for a kind of device decides it.
    case device
    /// It is read from the window.
    case window
  }

  var reason: Reason
  /// Whether the length is the guess and nothing more, so that nothing of the app's own goes with it.
  var isAlone: Bool
  /// The length, where it is a number.
  var points: Double?

  /// Whether the code itself says what the length is for.
  var isStated: Bool {
    if case .number = reason { return false }
    return true
  }

  var isOfSafeArea: Bool {
    if case .stated(.safeArea) = reason { return true }
    return false
  }

  /// Whether it has the size of the hardware, which a view may well be drawn around.
  var isOfCameras: Bool {
    if case .stated(let subject) = reason { return subject == .notch || subject == .island }
    return false
  }

  var isTabBar: Bool {
    if case .stated(.tabBar) = reason { return true }
    return false
  }
}

/// Finds out whether a length imitates the system's inset at an edge.
struct GuessReader {
  let model: FileModel
  let edge: EdgeSet
  /// The comments beside the code.
  let remarks: String

  /// The heights, in points, that a part of the system's screen has had on iPhones and iPads.
  private static func heights(of subject: InsetWords.Subject, at edge: EdgeSet) -> Set<Double> {
    switch subject {
    case .tabBar: tabBars
    case .homeIndicator: [20, 21, 34]
    case .statusBar: [20, 24, 44, 47, 48, 50, 51, 53, 54, 55, 59, 62]
    case .notch, .island, .safeArea: edge == .bottom ? [34] : [44, 47, 48, 50, 54, 59, 62]
    }
  }

  private static let deviceTopInsets: Set<Double> = [44, 47, 59]
  private static let tabBars: Set<Double> = [49, 83]
  /// The ones that are hardly ever chosen for anything else.
  private static let tellingBottomInsets: Set<Double> = [34, 83]
  private static let tellingTopInsets: Set<Double> = [47, 59]

  init(model: FileModel, edge: EdgeSet, remarks: String) {
    self.model = model
    self.edge = edge
    self.remarks = remarks
  }

  /// What `length`, an expression in points, imitates; `nil` where it is no guess.
  func guess(_ length: SyntaxNode) -> Guess? {
    guard var found = read(length, depth: 0) else { return nil }
    if InsetWords.speaksOfOthers(remarks) {
      // "Safe area for the player" is room for the player.
      guard found.isStated, !found.isOfSafeArea else { return nil }
      found.isAlone = false
    }
    if case .number(let value) = found.reason, isUsedElsewhere(value) { return nil }
    return found
  }

  /// Whether a number is a margin of the file's own design, by its use at other edges.
  private func isUsedElsewhere(_ value: Double) -> Bool {
    (model.names.integers[String(Int(value))] ?? []).prefix(16).contains { literal in
      guard let argument = literal.parent, argument.kind == .labeledExpr, let call = Call(argument.parent?.parent)
      else { return false }
      if Argument(argument)?.label == "spacing" { return true }
      guard call.name == "padding" else { return false }
      guard call.arguments.count == 2 else { return true }
      guard let edges = call.arguments.first.flatMap({ EdgeSet($0.value) }) else { return false }
      return !edges.isDisjoint(with: .horizontal)
    }
  }

  private func read(_ length: SyntaxNode, depth: Int) -> Guess? {
    guard depth < 6 else { return nil }
    if let inner = length.parenthesised { return read(inner, depth: depth + 1) }
    switch length.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .prefixOperatorExpr:
      return model.number(length).flatMap { number($0, said: subject(in: remarks)) }
    case .sequenceExpr:
      return operation(length, depth: depth)
    case .functionCallExpr:
      return call(length, depth: depth)
    case .declReferenceExpr, .memberAccessExpr, .forceUnwrapExpr, .optionalChainingExpr:
      if model.isWindowInset(length, at: edge) { return Guess(reason: .window, isAlone: true) }
      if model.isGlobalInset(length, at: edge) { return Guess(reason: .window, isAlone: false) }
      return name(length, depth: depth)
    default:
      return nil
    }
  }

  private func subject(in text: String) -> InsetWords.Subject? {
    InsetWords.subject(of: text).flatMap { $0.isAt(edge) ? $0 : nil }
  }

  private func number(_ value: Double, said subject: InsetWords.Subject?) -> Guess? {
    if let subject {
      let known = Self.heights(of: subject, at: edge)
      if known.contains(value) { return Guess(reason: .stated(subject), isAlone: true, points: value) }
      // A tab bar of any other height is the app's own.
      if subject == .tabBar { return nil }
      return value >= 20 && value <= 120 ? Guess(reason: .stated(subject), isAlone: false) : nil
    }
    let telling = edge == .bottom ? Self.tellingBottomInsets : Self.tellingTopInsets
    return telling.contains(value) ? Guess(reason: .number(value), isAlone: true) : nil
  }

  // MARK: Names

  private func name(_ expression: SyntaxNode, depth: Int) -> Guess? {
    guard let name = expression.nameToken?.text else { return nil }
    let said = InsetWords.subject(ofName: name).flatMap { $0.isAt(edge) ? $0 : nil }
    guard let binding = model.binding(of: expression) else {
      if let known = elsewhere(expression, name, said, depth) { return known }
      // Not declared in the run: a name alone tells enough only where it is a constant of a type.
      guard let base = expression.memberBase, model.names.values[name] == nil else { return nil }
      if base.isText("UIApplication.shared"), said != nil { return Guess(reason: .window, isAlone: false) }
      guard let said, said != .tabBar, said != .safeArea, base.isTypeName else { return nil }
      return Guess(reason: .stated(said), isAlone: false)
    }
    if let value = model.constantValue(binding) {
      if let number = model.number(value) { return constant(number, binding, name, said) }
      if let found = read(value, depth: depth + 1) { return found }
    }
    guard model.readsWindowInset(binding, at: edge) else { return nil }
    return Guess(reason: .window, isAlone: binding.getterBody?.endsWithInset(at: edge) == true)
  }

  /// What a constant of another file imitates; `nil` where the run doesn't say what it is.
  private func elsewhere(
    _ expression: SyntaxNode, _ name: String, _ said: InsetWords.Subject?, _ depth: Int
  ) -> Guess?? {
    guard let site = model.bindingElsewhere(of: expression) else { return nil }
    let reader = GuessReader(model: site.model, edge: edge, remarks: remarks)
    guard let value = site.model.constantValue(site.node) else { return nil }
    guard let number = site.model.number(value) else { return reader.read(value, depth: depth + 1).map(Optional.some) }
    return .some(reader.constant(number, site.node, name, said))
  }

  private func constant(
    _ value: Double, _ binding: SyntaxNode, _ name: String, _ said: InsetWords.Subject?
  ) -> Guess? {
    let about = binding.ancestor(.memberBlockItem, .codeBlockItem).map { model.tree.remarks(on: $0.textRange) } ?? ""
    if let subject = said ?? subject(in: remarks) ?? subject(in: about) {
      guard var found = number(value, said: subject) else { return nil }
      // A margin may well be named after the safe area that it starts at, and a remark may say so too.
      if subject == .safeArea, !found.isAlone { return nil }
      // The name says more than a remark, which may list what the number is made of.
      let others = InsetWords.speaksOfOthers(name) || (said == nil && InsetWords.speaksOfOthers(about))
      if others { found.isAlone = false }
      return found
    }
    // A name that says something else is believed.
    let letters = name.lowercased()
    let isPlain = ["inset", "padding", "gap", "margin"].contains { letters.hasSuffix($0) }
    guard isPlain, letters.contains(edge == .bottom ? "bottom" : "top"), !InsetWords.speaksOfOthers(name),
      var found = number(value, said: nil)
    else { return nil }
    found.isAlone = false
    return found
  }

  // MARK: Operations

  private func operation(_ sequence: SyntaxNode, depth: Int) -> Guess? {
    let parts = sequence.child(.exprList)?.children ?? []
    if let ternary = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      return choice(parts, ternary, depth)
    }
    if parts.count == 3, parts[1].isText("??"), model.isWindowInset(parts[0], at: edge) {
      let usual = Self.heights(of: edge == .bottom ? .homeIndicator : .statusBar, at: edge)
      let isUsual = model.number(parts[2]).map { $0 == 0 || usual.contains($0) } ?? false
      return Guess(reason: .window, isAlone: isUsual)
    }
    for part in parts where part.kind != .binaryOperatorExpr {
      guard var found = read(part, depth: depth + 1), found.isStated else { continue }
      found.isAlone = false
      return found
    }
    return nil
  }

  private func choice(_ parts: [SyntaxNode], _ ternary: Int, _ depth: Int) -> Guess? {
    guard parts.count == ternary + 2, let first = parts[ternary].children.dropFirst().first else { return nil }
    let arms = [first, parts[ternary + 1]]
    let values = arms.map { model.number($0) }
    if let check = DeviceCheck(Array(parts[..<ternary])) {
      let inset = check.isTrueWithInset ? 0 : 1
      if let value = values[inset] {
        let isInset = edge == .bottom ? value == 34 : Self.deviceTopInsets.contains(value)
        guard isInset || (check.asksForInset && (16...60).contains(value)) else { return nil }
        return Guess(reason: .device, isAlone: isInset && values[1 - inset] == 0 && check.isWhole)
      }
      if let found = read(arms[inset], depth: depth + 1), found.isStated {
        return Guess(reason: .device, isAlone: found.isAlone && values[1 - inset] == 0 && check.isWhole)
      }
      return nil
    }
    for arm in arms {
      guard var found = read(arm, depth: depth + 1), found.isStated else { continue }
      found.isAlone = false
      return found
    }
    return nil
  }

  private func call(_ node: SyntaxNode, depth: Int) -> Guess? {
    guard let call = Call(node) else { return nil }
    if ["CGFloat", "Double", "max", "min"].contains(call.name) {
      let found = call.arguments.compactMap { read($0.value, depth: depth + 1) }
      guard let first = found.first else { return nil }
      if call.arguments.count == 1 { return first }
      guard let stated = found.first(where: \.isStated) else { return nil }
      return Guess(reason: stated.reason, isAlone: false)
    }
    guard let functions = model.names.functions[call.name], functions.count == 1,
      let body = functions[0].child(.codeBlock)?.child(.codeBlockItemList), call.arguments.isEmpty,
      model.readsWindowInset(body, at: edge)
    else { return nil }
    return Guess(reason: .window, isAlone: body.endsWithInset(at: edge))
  }
}
