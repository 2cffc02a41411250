import UnfoldSyntax

extension FileContext {
  /// Whether the file is of a test, which no one sees on a screen.
  public var isTest: Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Tests" }
      || tree.root.imports(["XCTest", "Testing", "SnapshotTesting"])
  }

  /// Whether the file is of a widget or a watch app, where insets are others.
  public var isForOtherScreens: Bool {
    tree.root.imports(["WidgetKit", "WatchKit", "ClockKit", "ActivityKit"])
  }
}

extension SyntaxNode {
  fileprivate func imports(_ modules: Set<String>) -> Bool {
    (child(.codeBlockItemList)?.children ?? []).contains { item in
      guard let declaration = item.children.first, declaration.kind == .importDecl else { return false }
      return declaration.child(.importPathComponentList).map { modules.contains($0.firstToken.text) } ?? false
    }
  }
}
