import UnfoldEngine

/// What names and remarks call the things that guessed insets clear.
enum InsetWords {
  /// A part of the system's screen that takes room from an app.
  enum Subject: String {
    case homeIndicator = "the home indicator"
    case statusBar = "the status bar"
    case notch = "the notch"
    case island = "the Dynamic Island"
    case safeArea = "the safe area"
    case tabBar = "the tab bar"

    /// Whether it can take room at `edge`.
    func isAt(_ edge: EdgeSet) -> Bool {
      switch self {
      case .homeIndicator, .tabBar: edge == .bottom
      case .statusBar, .island: edge == .top
      // The devices with a notch are the ones with a home indicator.
      case .notch, .safeArea: true
      }
    }
  }

  private static let subjects: [(Subject, [String])] = [
    (.homeIndicator, ["homeindicator", "homebar", "gesturebar"]),
    (.statusBar, ["statusbar"]),
    (.island, ["dynamicisland"]),
    (.notch, ["notch", "sensorhousing", "iphonex"]),
    (.safeArea, ["safearea", "bottomsafe", "safebottom", "topsafe", "safetop"]),
    (.tabBar, ["tabbar"]),
  ]

  /// Things of the app's own that padding may clear just as well.
  private static let others: Set<String> = [
    "bar", "bars", "button", "buttons", "fab", "floating", "player", "miniplayer", "toolbar", "keyboard", "composer",
    "banner", "toast", "sheet", "drawer", "header", "footer", "custom", "extra", "additional", "row", "card",
    "overlay", "field", "input", "cta", "pager", "dots", "ad", "ads",
  ]

  /// The part of the system's screen that `text` speaks of; `nil` where it speaks of none.
  static func subject(of text: String) -> Subject? {
    guard !text.isEmpty else { return nil }
    let letters = joined(prose(text))
    return subjects.first { $0.1.contains(where: letters.contains) }?.0
  }

  /// The part of the system's screen that a constant is named after. A notch may be one in a shape.
  static func subject(ofName name: String) -> Subject? {
    guard let found = subject(of: name) else { return nil }
    let letters = name.lowercased()
    if found == .notch, !["phone", "device", "screen", "safe"].contains(where: letters.contains) { return nil }
    return found
  }

  /// Whether `text` speaks of something of the app's own.
  static func speaksOfOthers(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    var rest = words(prose(text)).joined(separator: " ")
    for phrase in ["home indicator bar", "home indicator", "home bar", "status bar", "tab bar"] {
      rest = rest.replacing(phrase, with: " ")
    }
    return rest.split(separator: " ").contains { others.contains(String($0)) }
  }

  /// Whether a view of that name is a part of a screen, so that only its uses show where it stands.
  static func isNameOfPart(_ name: String) -> Bool {
    var words = words(name)
    if words.last == "view" { words.removeLast() }
    return words.last.map(parts.contains) ?? false
  }

  /// Whether a view of that name is a whole screen.
  static func isNameOfScreen(_ name: String) -> Bool { name.hasSuffix("Screen") || name == "ContentView" }

  private static let parts: Set<String> = [
    "bar", "row", "cell", "card", "panel", "menu", "overlay", "toast", "banner", "popup", "drawer", "sidebar",
    "footer", "header", "button", "buttons", "item", "section", "keyboard", "composer", "picker", "control",
    "controls", "toolbar", "sheet", "badge", "container", "player", "content", "modal", "bottom", "top", "tray",
    "dock", "accessory", "input", "field", "widget", "entry", "alert", "dialog", "hud", "bubble", "label", "title",
  ]

  /// The lines of a remark that aren't code which someone has commented out.
  private static func prose(_ text: String) -> String {
    guard text.contains("(") else { return text }
    let lines = text.split(separator: "\n").filter { line in
      var previous: Character = " "
      for character in line {
        if character == "(", previous.isLetter || previous.isNumber { return false }
        previous = character
      }
      return true
    }
    return lines.joined(separator: "\n")
  }

  private static func joined(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter })
  }

  /// The words of a remark or of a name in camel case, in lower case.
  private static func words(_ text: String) -> [String] {
    var result: [String] = []
    var word = ""
    for character in text {
      guard character.isLetter else {
        if !word.isEmpty { result.append(word) }
        word = ""
        continue
      }
      if character.isUppercase, word.last?.isLowercase == true {
        result.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { result.append(word) }
    return result.map { $0.lowercased() }
  }
}
