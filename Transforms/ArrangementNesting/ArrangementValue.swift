import UnfoldEngine
import UnfoldSyntax

/// A property that reads what an arrangement says to its children.
struct ArrangementValue {
  let binding: SyntaxNode
  let type: SyntaxNode
  let model: FileModel

  /// `nil` for any other property.
  init?(_ binding: SyntaxNode, in model: FileModel) {
    guard ["splitArrangementAxis", "overlayArrangementZIndex"].contains(where: binding.readsEnvironment),
      let type = binding.enclosingType, binding.declaredName != nil
    else { return nil }
    self.binding = binding
    self.type = type
    self.model = model
  }

  /// Whether the view surely stands in no arrangement: it makes one itself, or the file shows where it stands, and
  /// that is in none.
  var isReadOutside: Bool {
    guard let view = model.viewBody(of: type)?.getterBody?.builtViews.first?.node
    else { return false }
    let paths = model.paths(from: view).filter { path in
      if case .preview = path.end { return false }
      return true
    }
    // The view itself may hold an arrangement; what counts is around the view.
    let isInside = paths.contains { path in
      path.steps.contains { step in
        if case .contained(let call, _) = step {
          return call.name == "ArrangementView" && !type.contains(call.node)
        }
        return false
      }
    }
    guard !isInside else { return false }
    let makesOne = type.descendants.contains { Call($0)?.callee.isText("ArrangementView") == true }
    let isKnown = !paths.isEmpty && paths.allSatisfy { path in
      if case .screen = path.end { return true }
      return false
    }
    if makesOne { return paths.allSatisfy { $0.leadsOnlyThroughSystem } }
    return isKnown && paths.allSatisfy { $0.leadsOnlyThroughSystem }
  }

  /// The places that take the value for whether a child is hidden: a property named so, and modifiers that hide.
  var usesAsVisibility: [SyntaxNode] {
    guard let name = binding.declaredName else { return [] }
    let reads = (model.names.references[name] ?? []).prefix(256).filter { reference in
      reference.enclosingType == type && model.binding(of: reference.asRead) == binding
    }
    var places: [SyntaxNode] = []
    for read in reads {
      guard let place = read.placeOfVisibility, !places.contains(place) else { continue }
      places.append(place)
    }
    return places
  }
}

extension ViewPath {
  /// Whether all that is around the view is the system's, so that none of it can bring an arrangement.
  fileprivate var leadsOnlyThroughSystem: Bool {
    steps.allSatisfy { step in
      if case .contained(let call, _) = step { return Container(call.name) != nil || call.name == "ArrangementView" }
      return true
    }
  }
}

extension SyntaxNode {
  /// `self.name` for the name in it, else the name.
  fileprivate var asRead: SyntaxNode {
    guard let parent, parent.kind == .memberAccessExpr, parent.lastChild == self else { return self }
    return parent
  }

  /// The comparison that a property named after being hidden or shown gives, or that a modifier hides by.
  fileprivate var placeOfVisibility: SyntaxNode? {
    guard let comparison = asRead.parent?.parent, comparison.kind == .sequenceExpr else { return nil }
    for outer in comparison.ancestors.prefix(24) {
      switch outer.kind {
      case .patternBinding:
        guard let words = outer.declaredName?.lowercased() else { return nil }
        let names = ["hidden", "visible", "covered", "collapsed", "isshown"]
        return names.contains { words.contains($0) } ? comparison : nil
      case .labeledExpr:
        guard let modifier = Modifier(outer.parent?.parent) else { return nil }
        switch modifier.name {
        case "accessibilityHidden": return comparison
        case "opacity":
          return comparison.hidesInTernary ? comparison : nil
        default: return nil
        }
      case .closureExpr, .memberBlockItem: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether one outcome of a ternary operator is nought.
  private var hidesInTernary: Bool {
    guard let parts = child(.exprList)?.children,
      let place = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr })
    else { return false }
    let first = parts[place].children.first { !$0.isToken }
    return first?.text == "0" || (place + 1 < parts.count && parts[place + 1].text == "0")
  }
}
