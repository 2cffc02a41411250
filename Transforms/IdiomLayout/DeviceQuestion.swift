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

  /// The question that a `memberAccessExpr` asks by itself; `nil` for any other.
  init?(_ node: SyntaxNode, in file: FileContext) {
    guard node.kind == .memberAccessExpr, let name = node.nameToken, let base = node.memberBase else { return nil }
    switch name.text {
    case "userInterfaceIdiom": self = .idiom
    case "orientation" where base.isText("UIDevice.current"): self = .orientation
    case "interfaceOrientation", "statusBarOrientation": self = .orientation
    case "model" where base.isText("UIDevice.current"), "localizedModel" where base.isText("UIDevice.current"):
      self = .model
    case "bounds" where base.isScreen, "nativeBounds" where base.isScreen: self = .screen
    case "bounds" where base.isAnyWindow, "frame" where base.isAnyWindow: self = .screen
    default:
      guard let helper = DeviceHelper(name: name.text), file.knows(helper, named: node) else { return nil }
      self = helper.question
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

/// A name that projects give to a property or function which asks the device: `isPad`, `isSmallScreen`.
struct DeviceHelper {
  let name: String
  let question: DeviceQuestion

  /// `nil` where the name doesn't sound like one.
  init?(name: String) {
    guard let question = DeviceHelper.questions[name.lowercased()] else { return nil }
    self.name = name
    self.question = question
  }

  private static let questions: [String: DeviceQuestion] = [
    "ispad": .idiom, "isipad": .idiom, "isphone": .idiom, "isiphone": .idiom, "is_ipad": .idiom,
    "is_iphone": .idiom, "isipaddevice": .idiom, "isiphonedevice": .idiom, "ispaddevice": .idiom,
    "issmallscreen": .screen, "issmalldevice": .screen, "issmalliphone": .screen, "issmallphone": .screen,
    "screenwidth": .screen, "screenheight": .screen,
    "islandscape": .orientation, "isportrait": .orientation,
  ]
}

extension FileContext {
  /// Whether an expression surely means a helper that asks the device and is declared outside of this file; one that
  /// this file declares is followed from its declaration.
  func knows(_ helper: DeviceHelper, named expression: SyntaxNode) -> Bool {
    guard model.names.values[helper.name] == nil, model.names.functions[helper.name] == nil,
      let base = expression.memberBase
    else { return false }
    // `UIDevice` and `UIScreen` have no such members of their own: an extension asks the device.
    return base.isText("UIDevice") || base.isText("UIDevice.current") || base.isText("UIScreen")
      || base.isText("UIScreen.main")
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
