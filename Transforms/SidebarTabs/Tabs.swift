import UnfoldEngine
import UnfoldSyntax

/// A tab view whose tabs might become a sidebar.
struct Tabs {
  let call: Call
  /// Behind which call of the chain the modifiers go.
  let place: SyntaxNode
  /// What is found: the tab view's name, or the style that it has already.
  let range: Range<Int>
  /// Whether the style is there and only the placement is missing.
  let isStyled: Bool
  /// Why a person has to decide.
  let doubt: String?

  /// `nil` where there is nothing to move: pages, another style, a placement of its own, no tabs that are known.
  init?(_ call: Call, in file: FileContext) {
    let chain = ModifierChain(containing: call.node)
    let names = chain.allModifiers.map(\.name)
    let decided = ["defaultTabBarPlacement", "indexViewStyle", "sidebarTabs", "sidebarTabBarPlacement"]
    guard !names.contains(where: decided.contains), let builder = call.builder, builder.kind == .closureExpr else {
      return nil
    }
    let styles = chain.allModifiers.filter { $0.name == "tabViewStyle" }
    guard styles.count < 2, chain.modifiers.filter({ $0.name == "tabViewStyle" }).count == styles.count else {
      return nil
    }
    if let style = styles.first {
      guard let value = style.arguments.first?.value, style.arguments.count == 1,
        value.nameToken?.isText("sidebarAdaptable") == true, let name = style.call.nameToken
      else { return nil }
      place = style.node
      range = style.period.textRange.lowerBound..<name.textRange.upperBound
      isStyled = true
    } else {
      place = call.node
      range = call.callee.textRange
      isStyled = false
    }
    self.call = call
    let views = builder.builtViews
    // A sidebar of one entry leads nowhere.
    guard !views.isEmpty, views.count > 1 || views[0].isRepeated else { return nil }
    if views.allSatisfy({ $0.isTab(in: file.model) }) {
      // What has a title in a navigation bar was pushed there.
      let isPushed = names.contains { $0.hasPrefix("navigationTitle") || $0.hasPrefix("navigationBar") }
      doubt = !isPushed && file.model.isRoot(chain.node) ? nil : Tabs.inside
    } else {
      guard views.contains(where: { view in view.chain.allModifiers.contains { $0.name == "tabItem" } }) else {
        return nil
      }
      doubt = Tabs.older
    }
  }

  /// What the new lines start with.
  func indentation(in model: FileModel) -> String {
    let source = model.tree.source
    let end = place.textRange.upperBound
    let outer = source.indentation(ofLineAt: end)
    let isOneLine = !source.hasLineBreak(in: call.node.textRange.lowerBound..<end)
    return isOneLine ? outer + model.indentationUnit : outer
  }

  private static let older = """
    Tabs made with `tabItem` can't be put into sections or customised there, so move them to `Tab` first, and check \
    each.
    """
  private static let inside = """
    These stand inside another screen or a sheet. Check whether a sidebar has room and a purpose there.
    """
}

extension BuiltView {
  /// Whether this is a `Tab` or a `TabSection` of the system.
  fileprivate func isTab(in model: FileModel) -> Bool {
    guard let call = chain.baseCall, call.callee.kind == .declReferenceExpr,
      call.name == "Tab" || call.name == "TabSection", !model.declaresType(call.name)
    else { return false }
    return APIUse(call.callee, in: model) != nil
  }
}

extension FileModel {
  /// Whether a view is all of its screen wherever the file shows it, and in no presentation.
  fileprivate func isRoot(_ view: SyntaxNode) -> Bool {
    paths(from: view).allSatisfy { path in
      path.steps.allSatisfy { step in
        switch step {
        case .attached: false
        case .contained(let call, _):
          switch Container(call.name) {
          case .transparent, .reader, .layers, .scene: true
          default: false
          }
        default: true
        }
      }
    }
  }
}
