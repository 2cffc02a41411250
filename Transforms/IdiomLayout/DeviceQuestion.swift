import UnfoldEngine
import UnfoldSyntax

/// What code asks of the device where it may want to know about the window.
enum DeviceQuestion {
  /// What it is: `UIDevice.current.userInterfaceIdiom`, also by a trait collection.
  case idiom
  /// How it is held: `UIDevice.current.orientation`, `windowScene.interfaceOrientation`.
  case orientation
  /// How large its screen is: `UIScreen.main.bounds`, the bounds of whichever window the app has first.
  case screen
  /// What its maker calls it: `UIDevice.current.model`.
  case model

  /// The question that a `memberAccessExpr` asks by itself, or a bare `userInterfaceIdiom` in an extension of
  /// `UIDevice`; `nil` for any other.
  init?(direct node: SyntaxNode) {
    if node.kind == .declReferenceExpr, node.isText("userInterfaceIdiom") {
      self = .idiom
      return
    }
    guard node.kind == .memberAccessExpr, let name = node.nameToken, let base = node.memberBase else { return nil }
    switch name.text {
    case "userInterfaceIdiom": self = .idiom
    case "orientation" where base.isText("UIDevice.current"): self = .orientation
    case "interfaceOrientation", "statusBarOrientation": self = .orientation
    case "model" where base.isText("UIDevice.current"), "localizedModel" where base.isText("UIDevice.current"):
      self = .model
    case "bounds" where base.isScreen, "nativeBounds" where base.isScreen: self = .screen
    case "bounds" where base.isAnyWindow, "frame" where base.isAnyWindow: self = .screen
    default: return nil
    }
  }

  /// The question of a helper that a project adds to `UIDevice` or `UIScreen` under that name.
  init?(helper name: String) {
    switch name.lowercased() {
    case "ispad", "isipad", "isphone", "isiphone", "isipaddevice", "isiphonedevice": self = .idiom
    case "issmallscreen", "issmalldevice", "issmalliphone", "issmallphone", "screenwidth", "screenheight":
      self = .screen
    case "islandscape", "isportrait": self = .orientation
    default: return nil
    }
  }

  /// Why a layout shouldn't hang on it, and what to check.
  var message: String {
    switch self {
    case .idiom:
      IdiomLayout.reason + " Decide by the size class, and check the screen in narrow and wide windows."
    case .orientation:
      """
      How the device is held says nothing about the window's shape, and nothing is heard when the window is resized. \
      Decide by the size class or the container's size, and check the screen in windows of several shapes.
      """
    case .screen:
      """
      The screen's size isn't the window's once windows can be resized. Take the container's size or a fixed \
      maximum instead, and check the screen in narrow and wide windows.
      """
    case .model:
      """
      The device's name doesn't say how much room there is: an iPad's window can be narrow, and iPhone Duo is roomy \
      inside. Decide by the size class, and check the screen in narrow and wide windows.
      """
    }
  }
}

extension SyntaxNode {
  fileprivate var isScreen: Bool {
    isText("UIScreen.main") || isText("UIScreen") || nameToken?.isText("screen") == true && text.contains("indow")
  }

  /// Whether this is a window that the app has somewhere, not surely the one that the code's view stands in.
  fileprivate var isAnyWindow: Bool {
    let text = text
    return text.hasPrefix("UIApplication.shared") && text.contains("indow")
  }

  /// The expression with what is taken of the answer: `UIScreen.main.bounds.size.width`.
  var withAnswer: SyntaxNode {
    var node = self
    while let parent = node.parent, parent.kind == .memberAccessExpr, parent.memberBase == node,
      let name = parent.nameToken?.text, DeviceFlow.answers.contains(name)
    {
      node = parent
    }
    return node
  }
}
