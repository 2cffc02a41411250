import UnfoldEngine
import UnfoldSyntax

extension CoveredContent {
  private var modifiers: [Modifier] { chains.flatMap(\.allModifiers) }

  /// Whether it has a size or a place of its own. A bar attached to it may not be as wide as one beside it.
  var hasOwnSize: Bool { modifiers.contains(where: \.setsSize) }

  /// The first modifier on it that isn't the system's, and so may let it ignore the safe area that a bar reserves.
  var unknownModifier: String? {
    modifiers.first { !$0.isSystem || $0.name == "modifier" }?.name
  }

  /// Whether the keyboard may cover it where a bar beside it is moved out of the way.
  var ignoresKeyboard: Bool {
    modifiers.contains { modifier in
      modifier.name == "ignoresSafeArea"
        && modifier.arguments.contains { $0.value.nameToken?.isText("keyboard") == true }
    }
  }

  /// Whether something on it animates what comes and goes.
  var isAnimated: Bool { modifiers.contains { $0.name == "animation" || $0.name == "transaction" } }
}

extension Modifier {
  fileprivate var setsSize: Bool {
    switch name {
    case "offset", "position", "fixedSize", "containerRelativeFrame", "alignmentGuide", "scaledToFit", "scaledToFill",
      "visualEffect", "transformEffect", "projectionEffect":
      true
    case "frame":
      arguments.contains { argument in
        switch argument.label {
        case "alignment": false
        case "maxWidth", "maxHeight": argument.value.nameToken?.isText("infinity") != true
        default: true
        }
      }
    default: false
    }
  }
}
