import UnfoldEngine
import UnfoldSyntax

/// Where a number becomes a length, a place or a count of a layout.
enum LayoutSink {
  /// Whether a call lays out by an argument.
  ///
  /// - Parameter isNumber: whether what is given is surely no flag.
  static func takes(_ argument: Argument, of call: Call, isNumber: Bool) -> Bool {
    let label = argument.label
    switch call.name {
    case "frame":
      guard let label, lengths.contains(label) else { return false }
      return Modifier(call.node) != nil || call.node.isInView
    case "padding", "safeAreaPadding", "contentMargins", "offset", "position", "navigationSplitViewColumnWidth":
      if let modifier = Modifier(call.node) { return modifier.base?.isText("context") != true }
      return call.node.isInView
    case "HStack", "VStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "HStackLayout",
      "VStackLayout":
      return label == "spacing" || label == "horizontalSpacing" || label == "verticalSpacing"
    case "GridItem", "Spacer":
      return true
    case "Array":
      return label == "count" && call.argument("repeating")?.text.contains("GridItem") == true
    case "constraint":
      return label != nil
    case "fractionalWidth", "fractionalHeight", "absolute", "estimated":
      return label == nil && call.callee.memberBase?.isTypeName != false
    case "equalTo", "equalToSuperview", "lessThanOrEqualTo", "greaterThanOrEqualTo", "inset", "multipliedBy":
      let chain = call.callee.text
      return chain.hasPrefix("make.") || chain.hasPrefix("$0.")
    default:
      // A view of the project's own, by the label.
      guard isNumber, call.isInitializer, call.name != "CGRect", !handsOn(call, argument), let label else {
        return false
      }
      return isLength(label, nil)
    }
  }

  private static let lengths: Set<String> = [
    "width", "height", "minWidth", "maxWidth", "idealWidth", "minHeight", "maxHeight", "idealHeight",
  ]

  /// Whether a call gives its argument on: `CGFloat(a)`, `EdgeInsets(top: a)`, `.adaptive(minimum: a)`.
  static func handsOn(_ call: Call, _ argument: Argument) -> Bool {
    [
      "CGFloat", "Double", "Float", "Int", "CGSize", "min", "max", "abs", "floor", "ceil", "round", "State",
      "EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets", "adaptive", "flexible", "fixed", "hasPrefix",
    ].contains(call.name)
  }

  /// Whether an assignment to an expression changes a layout: `margin.constant`, `stack.axis`.
  static func isSet(by target: SyntaxNode) -> Bool {
    guard target.kind == .memberAccessExpr, target.memberBase?.isText("self") != true, let name = target.nameToken
    else { return false }
    switch name.text {
    case "constant", "axis", "itemSize", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing",
      "directionalLayoutMargins", "layoutMargins", "scrollDirection", "preferredPrimaryColumnWidthFraction",
      "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "isActive", "priority":
      return true
    case "left", "right", "top", "bottom", "leading", "trailing":
      // `sectionInset.left`
      return target.memberBase.map(isSet) ?? false
    default:
      return false
    }
  }

  /// Whether a name is one of a length or a count of a layout, and not of a line, a font or a picture.
  ///
  /// - Parameter type: what is written as its type, if anything is.
  static func isLength(_ name: String, _ type: SyntaxNode?) -> Bool {
    if let type, !types.contains(type.text) { return false }
    guard !["is", "has", "should", "uses", "shows", "can"].contains(where: name.hasPrefix) else { return false }
    let name = name.lowercased()
    return words.contains(where: name.contains) && !others.contains(where: name.contains)
  }

  private static let types: Set<String> = [
    "CGFloat", "CGFloat?", "Double", "Float", "Int", "CGSize", "EdgeInsets", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "[GridItem]",
  ]

  private static let words = [
    "width", "height", "column", "spacing", "margin", "padding", "inset", "itemsperrow", "perrow",
  ]

  private static let others = [
    "line", "stroke", "border", "font", "pixel", "corner", "shadow", "image", "thumbnail", "video", "snapshot",
    "bitrate", "scale", "resolution", "keyboard",
  ]

  /// Whether a function is one by which UIKit asks for a length.
  static func isAskedForLength(_ function: SyntaxNode) -> Bool {
    let clause = function.child(.functionSignature)?.child(.functionParameterClause)
    let labels = clause?.child(.functionParameterList)?.children.map(\.firstToken.text) ?? []
    return labels.contains { label in
      label.hasPrefix("sizeFor") || label.hasPrefix("heightFor") || label.hasPrefix("insetFor")
        || label.hasPrefix("minimumLineSpacing") || label.hasPrefix("minimumInteritemSpacing")
        || label.hasPrefix("referenceSizeFor")
    }
  }
}
