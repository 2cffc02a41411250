import UnfoldEngine
import UnfoldSyntax

/// The ways of an `ifExpr`, `switchExpr` or `guardStmt`, and whether they lay out differently.
struct LayoutBranches {
  let owner: SyntaxNode
  let model: FileModel
  let ways: [SyntaxNode]

  init(_ owner: SyntaxNode, in model: FileModel) {
    self.owner = owner
    self.model = model
    ways = owner.ways
  }

  var differ: Bool { buildsLayouts || modifiesDifferently || setsLayout || pushesOrPresents }

  static let layouts: Set<String> = [
    "HStack", "VStack", "LazyVGrid", "LazyHGrid", "NavigationSplitView", "NavigationView", "NavigationStack",
    "TabView", "Grid", "HStackLayout", "VStackLayout", "Table",
  ]

  // MARK: Views

  /// Whether what is chosen is how views stand on the screen.
  private var buildsLayouts: Bool {
    guard owner.kind != .guardStmt, owner.isInView, ways.count > 1, !isInBar, asksOnlyForRoom,
      !ways.contains(where: { $0.isText("EmptyView()") || $0.isText("break") })
    else { return false }
    return owner.descendants.prefix(4096).contains { node in
      guard node.kind == .functionCallExpr || node.kind == .declReferenceExpr else { return false }
      // Not in the action of a button, and not in a sheet.
      guard !node.ancestors.prefix(while: { $0 != owner }).contains(where: { $0.kind == .closureExpr }) else {
        return false
      }
      if let call = Call(node), call.isInitializer, Self.layouts.contains(call.name) { return true }
      guard node.kind == .declReferenceExpr || Call(node)?.isInitializer == false,
        let built = model.definition(of: node)?.builtViews
      else { return false }
      return built.contains { Self.layouts.contains($0.chain.baseName) }
    }
  }

  /// Whether the same view gets another size on each way.
  private var modifiesDifferently: Bool {
    guard owner.kind == .ifExpr, owner.isInView, ways.count == 2, !isInBar else { return false }
    let views = ways.map(\.builtViews)
    guard views.allSatisfy({ $0.count == 1 }), views[0][0].chain.base.text == views[1][0].chain.base.text else {
      return false
    }
    let sizes = views.map { view in
      view[0].chain.modifiers.filter { ["frame", "padding", "safeAreaPadding"].contains($0.name) }.count
    }
    return sizes[0] != sizes[1]
  }

  private var isInBar: Bool {
    owner.ancestors.prefix(64).contains { ancestor in
      guard let modifier = Modifier(ancestor), modifier.base?.contains(owner) != true else {
        return ["ToolbarItem", "ToolbarItemGroup", "Menu"].contains(Call(ancestor)?.name)
      }
      return Attachment(modifier.name) == .system
    }
  }

  /// Whether nothing is asked beside the device, its screen and size classes: a feature may be for phones alone.
  private var asksOnlyForRoom: Bool {
    guard let conditions = owner.child(.conditionElementList)?.children else { return true }
    return conditions.allSatisfy { element in
      guard let condition = element.firstChild else { return false }
      let parts = condition.child(.exprList)?.children ?? [condition]
      return parts.allSatisfy { part in
        guard part.kind != .binaryOperatorExpr else { return true }
        let text = part.text.lowercased()
        return text.first?.isNumber == true || text.first == "." || Self.room.contains(where: text.contains)
      }
    }
  }

  private static let room = [
    "sizeclass", "idiom", "orientation", "landscape", "portrait", "pad", "phone", "bounds", "width", "height",
    "device", "screen", "regular", "compact", "typesize",
  ]

  // MARK: UIKit

  /// Whether constraints or the like are set, or a split view is made, on one of the ways.
  private var setsLayout: Bool {
    guard owner.kind != .guardStmt, !owner.isInView else { return false }
    return ways.contains { way in
      // Mostly layout: a feature or a button that one device alone has sets a constraint too.
      guard ways.count > 1 || !way.addsView else { return false }
      let setting = way.children.filter(\.setsLayout)
      return setting.count * 2 >= way.children.count || way.makesSplitView
    }
  }

  /// Whether one way pushes a screen and another presents it.
  private var pushesOrPresents: Bool {
    guard owner.kind != .guardStmt, ways.count > 1 else { return false }
    let pushes = ways.map { $0.names { $0.contains("push") || $0 == "show" } }
    let presents = ways.map { way in
      way.names { name in ["present", "sheet", "modal", "popover"].contains { name.contains($0) } }
    }
    return ways.indices.contains { one in
      pushes[one] && ways.indices.contains { $0 != one && presents[$0] && !pushes[$0] }
    }
  }
}

extension SyntaxNode {
  /// The statements of each way that an `ifExpr`, `switchExpr` or `guardStmt` can go.
  var ways: [SyntaxNode] {
    switch kind {
    case .switchExpr:
      return (child(.switchCaseList)?.children ?? []).compactMap { $0.child(.codeBlockItemList) }
    case .ifExpr:
      let choices = sequence(first: self) { $0.child(.ifExpr) }.prefix(64)
      return choices.flatMap { $0.children(.codeBlock) }.compactMap { $0.child(.codeBlockItemList) }
    default:
      return children(.codeBlock).compactMap { $0.child(.codeBlockItemList) }
    }
  }

  /// The `ifExpr` whose `else if` this is; itself for any other.
  var wholeChain: SyntaxNode {
    let chain = sequence(first: self) { $0.parent?.kind == .ifExpr && $0.kind == .ifExpr ? $0.parent : nil }
    return chain.prefix(64).reduce(self) { $1 }
  }

  /// Whether statements change constraints, the axis of a stack or another part of a layout in UIKit.
  var setsLayout: Bool {
    descendants.prefix(8192).contains { node in
      if node.kind == .assignmentExpr { return node.previousSibling.map(LayoutSink.isSet) ?? false }
      guard let call = Call(node) else { return false }
      switch call.name {
      case "constraint":
        return call.arguments.contains { argument in
          guard let label = argument.label else { return false }
          return label.lowercased().hasSuffix("equalto") || label.lowercased().hasSuffix("constant")
        }
      case "makeConstraints", "remakeConstraints", "updateConstraints": return call.builder != nil
      case "activate", "deactivate": return call.callee.memberBase?.isText("NSLayoutConstraint") == true
      default: return false
      }
    }
  }

  fileprivate var addsView: Bool {
    descendants.prefix(2048).contains { node in
      node.kind == .declReferenceExpr && (node.isText("addSubview") || node.isText("addArrangedSubview"))
    }
  }

  fileprivate var makesSplitView: Bool {
    descendants.prefix(2048).contains { node in
      guard let call = Call(node) else { return false }
      return call.isInitializer && call.name.hasSuffix("SplitViewController")
    }
  }

  fileprivate func names(_ matches: (String) -> Bool) -> Bool {
    descendants.prefix(2048).contains { $0.kind == .declReferenceExpr && matches($0.text.lowercased()) }
  }

  /// Whether this stands in a view or a view modifier.
  var isInView: Bool {
    guard let type = enclosingType else { return false }
    return type.inheritedNames.contains("View") || type.inheritedNames.contains("ViewModifier")
      || (type.kind == .extensionDecl && type.declaredName == "View")
  }

  /// Whether a `switch` names iPhone or iPad among its cases.
  var tellsHandheldsApart: Bool {
    (child(.switchCaseList)?.children ?? []).contains { way in
      way.child(.switchCaseLabel)?.descendants.contains { $0.isHandheldIdiom } == true
    }
  }

  /// Whether this is the idiom of an iPad or an iPhone. Other devices' windows are of another kind.
  var isHandheldIdiom: Bool {
    isText(".pad") || isText(".phone") || isText("UIUserInterfaceIdiom.pad") || isText("UIUserInterfaceIdiom.phone")
  }

  var isComparison: Bool {
    kind == .binaryOperatorExpr
      && (isText("==") || isText("!=") || isText("<") || isText(">") || isText("<=") || isText(">="))
  }

  /// What a `sequenceExpr` assigns to.
  var assigned: SyntaxNode? {
    guard let parts = child(.exprList)?.children, parts.count > 2, parts[1].kind == .assignmentExpr else {
      return nil
    }
    return parts[0]
  }

  /// `self.a`, `Self.a` or `Metrics.a` for the `a` in it.
  var asMember: SyntaxNode {
    guard let parent, parent.kind == .memberAccessExpr, parent.lastChild == self, parent.memberBase != nil else {
      return self
    }
    return parent
  }

  /// Whether an `unresolvedTernaryExpr` chooses between nothing and so much that a view is out of any window.
  var hidesBehindEdge: Bool { ternaryArm?.isText("0") == true || parent?.lastChild?.isText("0") == true }

  /// Whether the operands are such a choice.
  var isHidingChoice: Bool { child(.unresolvedTernaryExpr)?.hidesBehindEdge == true }
}

extension [SyntaxNode] {
  /// Whether ways of a conditional are different layouts or directions.
  var makeLayouts: Bool {
    let directions: Set<String> = [".horizontal", ".vertical"]
    if count == 2, directions == Set(map(\.text)) { return true }
    return contains { way in
      way.descendants.prefix(1024).contains { node in
        guard node.kind == .declReferenceExpr, let call = Call(node.parent), call.callee == node else { return false }
        return LayoutBranches.layouts.contains(call.name)
          && !node.ancestors.prefix(while: { $0 != way }).contains { $0.kind == .closureExpr }
      }
    }
  }
}
