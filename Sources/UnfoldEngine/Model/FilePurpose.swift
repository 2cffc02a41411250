import UnfoldSyntax

extension FileContext {
  /// Whether the file is of a test, which no one sees on a screen.
  public var isTest: Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Tests" }
      || !model.importedModules.isDisjoint(with: ["XCTest", "Testing", "SnapshotTesting"])
  }

  /// Whether the file is of a widget or a watch app, where insets are others.
  public var isForOtherScreens: Bool {
    !model.importedModules.isDisjoint(with: ["WidgetKit", "WatchKit", "ClockKit", "ActivityKit"])
  }

  /// Whether a finding about the windows of iPhone and iPad makes sense at `node`: it is built for iOS, and in no
  /// preview, test, widget or watch app, nor only in builds for developers.
  ///
  /// Climbs to the top of the file, so it is asked last.
  public func isShippedScreen(_ node: SyntaxNode) -> Bool {
    deploymentTarget.hasIOS && !isTest && !isForOtherScreens && !node.isCompiledOutOfIOS
      && !node.isForDevelopmentOnly && !model.isInPreview(node)
  }
}

extension SyntaxNode {
  /// The modules that a `sourceFile` imports in statements of its own.
  var importedModules: Set<String> {
    var modules: Set<String> = []
    for item in child(.codeBlockItemList)?.children ?? [] {
      guard let declaration = item.firstChild, declaration.kind == .importDecl,
        let path = declaration.child(.importPathComponentList)
      else { continue }
      modules.insert(path.firstToken.text)
    }
    return modules
  }
}
