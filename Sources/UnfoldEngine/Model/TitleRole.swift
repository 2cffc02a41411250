import UnfoldSyntax

/// What a button's title says it does to what is presented.
public enum TitleRole: Sendable {
  case cancel, done, close
  /// Completes what is presented where a Cancel stands beside it: Save, Add, Send.
  case completes

  /// `nil` where a title, given by its expression, says something else or isn't known.
  ///
  /// - Parameter title: a literal, a function for localised text, a constant of this file or of another, or a name
  ///   such as `L10n.cancelLabel`, which says what the text is.
  public init?(_ title: SyntaxNode, in model: FileModel) { self.init(title, model, depth: 0) }

  private init?(_ title: SyntaxNode, _ model: FileModel, depth: Int) {
    guard depth < 4 else { return nil }
    if title.kind == .stringLiteralExpr {
      guard let text = title.plainText else { return nil }
      // What has no space may be the key of a text: `action.cancel`.
      self.init(words: text.contains(" ") ? [text.lowercased()] : TitleRole.words(text))
      return
    }
    if let call = Call(title) {
      guard call.trailingClosures.isEmpty, let first = call.arguments.first else { return nil }
      let isText = ["NSLocalizedString", "LocalizedStringKey", "Text"].contains(call.name)
        || (call.callee.isText("String") && first.label == "localized")
      // `.app(.cancel)`, as generated names for texts have it.
      let isKey = call.arguments.count == 1 && call.callee.kind == .memberAccessExpr && call.callee.memberBase == nil
      guard isText || isKey else { return nil }
      self.init(first.value, model, depth: depth + 1)
      return
    }
    guard title.kind == .declReferenceExpr || title.kind == .memberAccessExpr, let name = title.nameToken else {
      return nil
    }
    let binding = model.bindingAnywhere(of: title)
    if let binding, let value = binding.model.constantValue(binding.node) {
      if value.kind == .stringLiteralExpr || ["NSLocalizedString", "LocalizedStringKey"].contains(Call(value)?.name) {
        self.init(value, binding.model, depth: depth + 1)
        return
      }
    } else if binding != nil {
      // Its text may change.
      return nil
    }
    self.init(words: TitleRole.words(name.text))
  }

  private init?(words: [String]) {
    let rest = words.filter { !TitleRole.neutral.contains($0) }
    guard rest.count == 1 else { return nil }
    switch rest[0] {
    case "cancel": self = .cancel
    case "done": self = .done
    case "close", "dismiss": self = .close
    case "save", "add", "create", "send", "post", "apply", "update", "submit", "confirm": self = .completes
    default: return nil
    }
  }

  /// Words that say only that a text is the title of a button.
  private static let neutral: Set<String> = [
    "action", "button", "btn", "common", "general", "generic", "global", "label", "text", "title", "string", "key",
    "cmd", "app", "ui", "localized",
  ]

  /// The words of a key or of a name in camel case, in lower case.
  private static func words(_ text: String) -> [String] {
    var result: [String] = []
    var word = ""
    for character in text {
      let isNew = character.isUppercase && word.last?.isLowercase == true
      if isNew || !character.isLetter {
        if !word.isEmpty { result.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    if !word.isEmpty { result.append(word.lowercased()) }
    return result
  }
}
