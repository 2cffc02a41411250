import UnfoldSyntax

@testable import UnfoldEngine

/// The model of a small text, and the nodes in it that tests ask about.
struct ModelText {
  let tree: SyntaxTree
  let model: FileModel

  init(_ text: String) {
    tree = SyntaxTree.parse(SourceText(text))
    model = FileModel(tree)
  }

  /// The innermost expression whose text is `text`; the first one in the file.
  func expression(_ text: String) -> SyntaxNode {
    (0..<tree.count).lazy.map { tree[$0] }.first { !$0.isToken && $0.text == text } ?? tree.root
  }

  /// The call of that name whose text contains `part`; the first one in the file.
  func call(_ name: String, containing part: String = "") -> SyntaxNode {
    (0..<tree.count).lazy.map { tree[$0] }.first { node in
      Call(node)?.name == name && (part.isEmpty || node.text.contains(part))
    } ?? tree.root
  }

  func chain(_ text: String) -> ModifierChain { ModifierChain(containing: expression(text)) }

  /// The steps of each path from the call of that name, as words.
  func paths(from name: String) -> [[String]] {
    model.paths(from: call(name)).map { path in path.steps.map(word) + [word(path.end)] }
  }

  private func word(_ step: ViewStep) -> String {
    switch step {
    case .modified(let modifier): ".\(modifier.name)"
    case .conditional(let clauses): "#if \(clauses.map { $0.map(\.name).joined(separator: " ") })"
    case .element(let item): item.nextSibling == nil ? "last" : "not last"
    case .branch(let node): "\(node.kind)"
    case .contained(let call, let label): label.map { "in \(call.name) \($0)" } ?? "in \(call.name)"
    case .attached(let modifier, _): "at .\(modifier.name)"
    case .declared(let declaration): "declared \(declaration.declaredName ?? "")"
    }
  }

  private func word(_ end: ViewPath.End) -> String {
    switch end {
    case .body(let type): "body of \(type.declaredName ?? "")"
    case .screen: "screen"
    case .preview: "preview"
    case .unknown: "unknown"
    }
  }
}
