import UnfoldEngine
import UnfoldSyntax

/// What a view is told in place of its window's size class.
struct SizeClassValue {
  /// An expression, or the operands and operators that it is made of.
  private let operands: [SyntaxNode]

  init(_ value: SyntaxNode) {
    operands = value.kind == .sequenceExpr ? value.child(.exprList)?.children ?? [] : [value]
  }

  init(operands: [SyntaxNode]) { self.operands = operands }

  /// Whether it is a fixed size class, on one way at least, and not the real one that is handed on.
  func isForced(in model: FileModel) -> Bool { isForced(in: model, depth: 0) }

  private func isForced(in model: FileModel, depth: Int) -> Bool {
    guard depth < 4, let last = operands.last else { return false }
    guard operands.count == 1 else {
      // Chosen by the room that was measured: that is an answer to the window.
      if operands.prefix(while: { $0.kind != .unresolvedTernaryExpr }).contains(where: \.isMeasured) { return false }
      return ([last] + operands.filter { $0.kind == .unresolvedTernaryExpr }.compactMap(\.ternaryArm)).contains {
        $0.isFixedSizeClass
      }
    }
    if last.isFixedSizeClass { return true }
    if let inner = last.parenthesised { return SizeClassValue(inner).isForced(in: model, depth: depth + 1) }
    guard let constant = model.binding(of: last).flatMap(model.constantValue) else { return false }
    return SizeClassValue(constant).isForced(in: model, depth: depth + 1)
  }

  /// The axis that an override of UIKit's traits fixes: in `UITraitCollection(horizontalSizeClass: .compact)`, alone
  /// or among others.
  func axisOfTraits(in model: FileModel) -> SizeClassAxis? {
    guard operands.count == 1 else { return nil }
    let value = model.binding(of: operands[0]).flatMap(model.constantValue) ?? operands[0]
    for node in value.descendants.prefix(512) {
      guard let call = Call(node), call.name == "UITraitCollection", let argument = call.arguments.first,
        argument.value.isFixedSizeClass
      else { continue }
      if argument.label == "horizontalSizeClass" { return .horizontal }
      if argument.label == "verticalSizeClass" { return .vertical }
    }
    return nil
  }
}

extension SyntaxNode {
  /// Whether this is a part of a measured size: `proxy.size.width`.
  fileprivate var isMeasured: Bool {
    guard let name = nameToken, name.isText("width") || name.isText("height"), let base = memberBase else {
      return nameToken?.text.lowercased().hasSuffix("width") == true
    }
    return !base.text.contains("UIScreen")
  }

  /// Whether this is `.compact`, `.regular`, `.unspecified` or `nil`.
  fileprivate var isFixedSizeClass: Bool {
    if kind == .nilLiteralExpr { return true }
    guard kind == .memberAccessExpr, let name = nameToken else { return false }
    let isImplicit = memberBase == nil || memberBase?.isText("UserInterfaceSizeClass") == true
      || memberBase?.isText("UIUserInterfaceSizeClass") == true
    return isImplicit && (name.isText("compact") || name.isText("regular") || name.isText("unspecified"))
  }
}
