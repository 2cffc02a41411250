import UnfoldSyntax

/// One step from a view outwards, to what is around it on its screen.
public enum ViewStep: Sendable {
  /// A modifier is applied to the view, later in its chain.
  case modified(Modifier)
  /// `#if` in the chain applies the modifiers of one of its clauses to the view.
  case conditional(clauses: [[Modifier]])
  /// The view is this `codeBlockItem` of the builder, branch or body around it.
  case element(SyntaxNode)
  /// The view is one of the ways that an `ifExpr`, `switchExpr`, `sequenceExpr` with a ternary operator,
  /// `ifConfigDecl` or `postfixIfConfigExpr` can go.
  case branch(SyntaxNode)
  /// The view is given to a call, in its builder or under a label.
  case contained(Call, label: String?)
  /// The view is given to a modifier of another view, such as `overlay`.
  case attached(Modifier, label: String?)
  /// The view is what this `patternBinding` or `functionDecl` gives; the next step is at a place that uses it.
  case declared(SyntaxNode)
}

/// The way from a view outwards to its screen, through the places in this file that use it.
public struct ViewPath: Sendable {
  /// Where a path ends.
  public enum End: Sendable {
    /// At the body of this type, which the file itself doesn't use outside of previews.
    case body(SyntaxNode)
    /// At a scene, a sheet or a destination: the view's outermost part is all of a screen.
    case screen
    /// In a preview.
    case preview
    /// At something that the file alone doesn't explain.
    case unknown
  }

  /// From the inside out.
  public var steps: [ViewStep]
  public var end: End
}

extension FileModel {
  /// The ways from a view to the screens that it stands on, one for each chain of uses in this file.
  ///
  /// - Parameter view: an expression: a view, or a call in a chain, which then stands for the view so far.
  /// - Returns: at least one path; the number and length of paths are bounded, what goes further is `.unknown`.
  public func paths(from view: SyntaxNode) -> [ViewPath] {
    var walk = ViewWalk(model: self, staysInDeclaration: false)
    walk.go(from: view, steps: [], declarations: [])
    return walk.paths
  }

  /// Whether `node` stands in a preview: `#Preview { }`, `PreviewProvider`.
  public func isInPreview(_ node: SyntaxNode) -> Bool {
    for ancestor in node.ancestors.prefix(ViewWalk.maximumSteps) {
      switch ancestor.kind {
      case .macroExpansionExpr, .macroExpansionDecl:
        if ancestor.child(.identifier)?.isText("Preview") == true { return true }
      case .structDecl, .classDecl, .enumDecl, .extensionDecl:
        if ancestor.inheritedNames.contains("PreviewProvider") { return true }
      default: break
      }
    }
    return false
  }

  /// Whether it is known what a modifier does: one of the system's, or one that this file declares once.
  public func isKnown(_ modifier: Modifier) -> Bool {
    if modifier.name == "modifier" { return !contentOfModifier(modifier.call).isEmpty }
    return modifier.isSystem || names.functions[modifier.name]?.count == 1
  }

  /// What a modifier that this file declares does to its view, as steps inside the declaration; empty for all others.
  func stepsInside(_ modifier: Modifier, depth: Int) -> [ViewStep] {
    guard depth < 4 else { return [] }
    var contents: [SyntaxNode] = []
    if modifier.name == "modifier" {
      contents = contentOfModifier(modifier.call)
    } else if let functions = names.functions[modifier.name], functions.count == 1 {
      contents = functions[0].contentReferences(self)
    }
    return contents.prefix(16).flatMap { content -> [ViewStep] in
      var walk = ViewWalk(model: self, staysInDeclaration: true)
      walk.modifierDepth = depth + 1
      walk.go(from: content, steps: [], declarations: [])
      return walk.paths.flatMap(\.steps)
    }
  }
}

extension SyntaxNode {
  /// The expressions in a function of `extension View`, or in a view modifier's body, that stand for the view which
  /// it is applied to. Goes through `modifier(Name())` to the view modifier's body.
  func contentReferences(_ model: FileModel) -> [SyntaxNode] {
    guard let body = child(.codeBlock) else { return [] }
    var result: [SyntaxNode] = []
    for node in body.descendants.prefix(4096) where node.kind == .declReferenceExpr {
      if node.isText("self") {
        let outer = node.parent
        let isReceiver = outer?.kind == .memberAccessExpr && Modifier(outer?.parent) == nil
        if !isReceiver { result.append(node) }
      } else if node.isText("modifier"), let call = node.calledHere {
        result.append(contentsOf: model.contentOfModifier(call))
      }
    }
    return result
  }

  /// The call that has this `declReferenceExpr` as its callee, with or without a base.
  var calledHere: Call? {
    let callee = parent?.kind == .memberAccessExpr && parent?.lastChild == self ? parent! : self
    guard let call = Call(callee.parent), call.callee == callee else { return nil }
    return call
  }
}

extension FileModel {
  /// The places of `content` in the body of the view modifier that a call `modifier(Name())` names.
  func contentOfModifier(_ call: Call) -> [SyntaxNode] {
    guard let made = Call(call.arguments.first?.value), made.isInitializer,
      let body = viewModifierBody(made.name), let content = body.firstParameterName
    else { return [] }
    return (names.references[content] ?? []).filter { body.contains($0) }
  }

  /// The function `body(content:)` of a view modifier of this file.
  func viewModifierBody(_ type: String) -> SyntaxNode? {
    (names.functions["body"] ?? []).first { function in
      guard let owner = function.enclosingType, owner.declaredName == type else { return false }
      return owner.inheritedNames.contains("ViewModifier")
    }
  }
}

extension SyntaxNode {
  /// The name by which a function's body knows its first parameter.
  var firstParameterName: String? {
    let list = child(.functionSignature)?.child(.functionParameterClause)?.child(.functionParameterList)
    let names = list?.firstChild?.children.prefix { $0.kind != .colon }
    return names?.last { $0.kind == .identifier }?.text
  }
}
