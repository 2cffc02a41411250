import UnfoldEngine
import UnfoldSyntax

/// What is done when the device is held otherwise: a closure, or the method that a selector names.
struct OrientationHandler {
  let body: SyntaxNode
  let model: FileModel

  /// - Parameter name: `UIDevice.orientationDidChangeNotification`, where it is subscribed to.
  init?(of name: SyntaxNode, in model: FileModel) {
    self.model = model
    for ancestor in name.ancestors.prefix(24) {
      if ancestor.kind == .codeBlockItem || ancestor.kind == .memberBlockItem { return nil }
      guard let call = Call(ancestor) else { continue }
      switch call.name {
      case "onReceive", "sink":
        guard let closure = call.trailingClosures.last?.closure ?? call.arguments.last?.value,
          closure.kind == .closureExpr
        else { return nil }
        body = closure
        return
      case "addObserver":
        if let closure = call.trailingClosures.last?.closure ?? call.argument("using"), closure.kind == .closureExpr {
          body = closure
          return
        }
        guard let name = call.argument("selector")?.descendants.last(where: { $0.kind == .declReferenceExpr }),
          let functions = model.names.functions[name.firstToken.text], functions.count == 1,
          let block = functions[0].child(.codeBlock)
        else { return nil }
        body = block
        return
      default: continue
      }
    }
    return nil
  }

  var changesLayout: Bool { changesLayout(body, depth: 0) }

  private func changesLayout(_ body: SyntaxNode, depth: Int) -> Bool {
    if body.setsLayout || body.asksForLayout { return true }
    return body.descendants.prefix(4096).contains { node in
      if node.kind == .assignmentExpr, let target = node.previousSibling, let binding = model.binding(of: target) {
        var flow = DeviceFlow(.orientation, in: model)
        return flow.named(binding, true, false)
      }
      guard depth < 2, let call = Call(node), !call.isInitializer,
        call.callee.memberBase == nil || call.callee.memberBase?.text.hasPrefix("self") == true,
        let functions = model.names.functions[call.name], functions.count == 1,
        let block = functions[0].child(.codeBlock), block != body
      else { return false }
      return changesLayout(block, depth: depth + 1)
    }
  }
}

extension SyntaxNode {
  /// Whether statements ask UIKit to lay out anew.
  fileprivate var asksForLayout: Bool {
    descendants.prefix(4096).contains { node in
      guard node.kind == .functionCallExpr, let name = Call(node)?.nameToken else { return false }
      return name.isText("setNeedsLayout") || name.isText("layoutIfNeeded") || name.isText("invalidateLayout")
        || name.isText("setNeedsUpdateConstraints")
    }
  }
}
