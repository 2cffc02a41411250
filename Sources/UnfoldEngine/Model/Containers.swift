/// What a call that takes views does with them.
public enum Container: Sendable {
  /// Below each other: `VStack`.
  case vertical
  /// Beside each other: `HStack`.
  case horizontal
  /// Over each other, the last one on top: `ZStack`.
  case layers
  /// Laid out along what scrolls: `ScrollView`.
  case scroll
  /// Rows, cells or repeated elements: `List`, `ForEach`, `LazyVGrid`.
  case rows
  /// Nothing that can be seen: `Group`, `AnyView`.
  case transparent
  /// Gives its size on: `GeometryReader`, `ScrollViewReader`.
  case reader
  /// A screen's frame with bars of its own: `NavigationStack`.
  case navigation
  /// `TabView`, or a tab of one.
  case tabs
  /// The scene: `WindowGroup`.
  case scene
  /// A label or content of a control: `Button`, `Label`, `Menu`.
  case control

  /// The container of that name in SwiftUI; `nil` for any other.
  public init?(_ name: String) {
    guard let found = Container.byName[name] else { return nil }
    self = found
  }

  private static let byName: [String: Container] = {
    let names: [(Container, String)] = [
      (.vertical, "VStack LazyVStack"),
      (.horizontal, "HStack LazyHStack"),
      (.layers, "ZStack"),
      (.scroll, "ScrollView"),
      (
        .rows,
        """
        List Form ForEach Section Table LazyVGrid LazyHGrid Grid GridRow OutlineGroup DisclosureGroup GroupBox \
        LabeledContent ControlGroup
        """
      ),
      (.transparent, "Group AnyView EquatableView"),
      (.reader, "GeometryReader ScrollViewReader ViewThatFits TimelineView"),
      (.navigation, "NavigationStack NavigationView NavigationSplitView"),
      (.tabs, "TabView Tab TabSection"),
      (.scene, "WindowGroup Window DocumentGroup Settings UIHostingController"),
      (
        .control,
        """
        Button Label Menu Toggle Picker DatePicker NavigationLink Link ShareLink Stepper Slider Gauge ProgressView \
        Text TextField ToolbarItem ToolbarItemGroup EditButton PhotosPicker AsyncImage
        """
      ),
    ]
    var result: [String: Container] = [:]
    for (container, words) in names {
      for word in words.split(separator: " ") { result[String(word)] = container }
    }
    return result
  }()

  /// Views that take all the height they are offered, whatever they hold.
  public static let fillsHeight: Set<String> = [
    "List", "Form", "ScrollView", "Spacer", "Table", "GeometryReader", "TabView", "NavigationStack",
    "NavigationView", "NavigationSplitView", "Map", "TextEditor", "Color", "LinearGradient", "Canvas",
  ]

  /// Views that take all the width they are offered, whatever they hold.
  public static let fillsWidth: Set<String> = [
    "List", "Form", "Table", "GeometryReader", "TabView", "NavigationStack", "NavigationView",
    "NavigationSplitView", "Map", "TextEditor", "TextField", "SecureField", "Color", "LinearGradient", "Divider",
    "Slider", "Canvas",
  ]
}

/// What a modifier does with the view in its closure or argument.
public enum Attachment: Sendable {
  /// Behind the view or in front of it, in its bounds: `background`, `overlay`.
  case behind, over
  /// Beside the view, at an edge of the safe area: `safeAreaInset`, `safeAreaBar`.
  case inset
  /// A screen of its own: `sheet`, `fullScreenCover`, `navigationDestination`.
  case screen
  /// In a bar, a menu, a popover or a dialog: laid out by the system.
  case system

  /// What the modifier of that name does with a view; `nil` for one that is no SwiftUI modifier with a view in it.
  public init?(_ name: String) {
    switch name {
    case "background": self = .behind
    case "overlay", "mask": self = .over
    case "safeAreaInset", "safeAreaBar": self = .inset
    case "sheet", "fullScreenCover", "navigationDestination": self = .screen
    case "toolbar", "navigationBarItems", "tabItem", "contextMenu", "alert", "confirmationDialog", "popover",
      "actionSheet", "swipeActions", "searchSuggestions", "inspector", "badge", "navigationTitle", "refreshable",
      "tabViewBottomAccessory", "accessibilityRepresentation", "listRowBackground", "dropDestination",
      "draggable":
      self = .system
    default: return nil
    }
  }
}
