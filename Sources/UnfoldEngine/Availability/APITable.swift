/// The APIs of resizable windows and what an app uses beside them, each with its first systems (facts, sections 1
/// to 8). Members and initializers that are as old as the modifier or type they belong to are left out.
public enum APITable {
  /// The entries of that name without labels.
  public static func entries(named baseName: String) -> [APIAvailability] { byBaseName[baseName] ?? [] }

  /// The only entry of that name, or the one with just these labels.
  public static func entry(_ name: String) -> APIAvailability? {
    let found = entries(named: String(name.prefix { $0 != "(" }))
    return found.first { $0.name == name } ?? (found.count == 1 ? found[0] : nil)
  }

  private static let byBaseName = Dictionary(grouping: all, by: \.baseName)

  /// Names of which one stands wherever an entry is used: its own, or that of what takes it.
  public static let words: Set<String> = Set(
    all.flatMap { entry in
      if case .member(let owners) = entry.kind { owners } else { [entry.baseName] }
    })

  public static let all: [APIAvailability] =
    safeAreas + presentations + toolbars + tabs + arrangements + types + environmentValues + members

  // MARK: Versions

  private typealias Versions = [Platform: Version]

  private static let a15 = versions(15, macOS: 12, visionOS: 1, watchOS: 8)
  private static let a16 = versions(16, macOS: 13, visionOS: 1, watchOS: 9)
  private static let a17 = versions(17, macOS: 14, visionOS: 1, watchOS: 10)
  private static let a18 = versions(18, macOS: 15, visionOS: 2, watchOS: 11)
  private static let a26 = versions(26, macOS: 26, visionOS: 26, watchOS: 26)
  private static let a27 = versions(27, macOS: 27, visionOS: 27, watchOS: 27)
  private static let a16Point4: Versions = [
    .iOS: Version(16, 4), .macCatalyst: Version(16, 4), .macOS: Version(13, 3), .tvOS: Version(16, 4),
    .visionOS: Version(1), .watchOS: Version(9, 4),
  ]
  /// iPhone Duo: iOS alone, not even Mac Catalyst.
  private static let duo: Versions = [.iOS: Version(27, 1)]
  private static let phone18: Versions = [.iOS: Version(18), .macCatalyst: Version(18)]
  private static let phone26: Versions = [.iOS: Version(26), .macCatalyst: Version(26)]
  private static let phone27: Versions = [.iOS: Version(27), .macCatalyst: Version(27)]
  private static let phoneAndVision27 = phone27.merging([.visionOS: Version(27)]) { $1 }

  private static func versions(_ iOS: Int, macOS: Int, visionOS: Int, watchOS: Int) -> Versions {
    [
      .iOS: Version(iOS), .macCatalyst: Version(iOS), .macOS: Version(macOS), .tvOS: Version(iOS),
      .visionOS: Version(visionOS), .watchOS: Version(watchOS),
    ]
  }

  private static func without(_ platforms: Platform..., from versions: Versions) -> Versions {
    versions.filter { !platforms.contains($0.key) }
  }

  private static func modifiers(_ versions: Versions, _ names: String...) -> [APIAvailability] {
    names.map { APIAvailability($0, .modifier, versions) }
  }

  private static func members(of owners: String..., in versions: Versions, _ names: String...) -> [APIAvailability] {
    names.map { APIAvailability($0, .member(of: owners), versions) }
  }

  // MARK: Modifiers

  private static let safeAreas =
    modifiers(a26, "safeAreaBar(edge:alignment:spacing:content:)", "backgroundExtensionEffect()")
    + modifiers(a26, "backgroundExtensionEffect(isEnabled:)")
    + modifiers(a15, "safeAreaInset(edge:alignment:spacing:content:)")
    + modifiers(a17, "safeAreaPadding(_:_:)")
    + modifiers(a27, "ignoresSafeArea(_:edges:alignment:)")
    + modifiers(
      without(.visionOS, from: a26), "scrollEdgeEffectStyle(_:for:)", "scrollEdgeEffectHidden(_:for:)")

  private static let presentations =
    modifiers(
      a16, "presentationDetents(_:)", "presentationDetents(_:selection:)", "presentationDragIndicator(_:)")
    + modifiers(
      a16Point4, "presentationBackground(_:)", "presentationBackground(alignment:content:)",
      "presentationCornerRadius(_:)", "presentationBackgroundInteraction(_:)",
      "presentationCompactAdaptation(_:)", "presentationCompactAdaptation(horizontal:vertical:)")
    + modifiers(a15, "interactiveDismissDisabled(_:)")
    + modifiers(a27, "presentationPlacement(_:)")
    + modifiers(
      without(.tvOS, .visionOS, .watchOS, from: a17), "inspector(isPresented:content:)",
      "inspectorColumnWidth(min:ideal:max:)", "inspectorColumnWidth(_:)")
    + modifiers(a16, "onGeometryChange(for:of:action:)")

  private static let toolbars =
    modifiers(duo, "toolbarVerticalBehavior(_:)", "toolbarVerticalCompressionBehavior(_:)", "axisBehavior(_:)")
    + modifiers(a27.merging([.macOS: Version(26, 1)]) { $1 }, "visibilityPriority(_:)")
    + modifiers(phoneAndVision27, "toolbarOverflowMenu(content:)")

  private static let tabs =
    modifiers(a27, "defaultTabBarPlacement(_:)") + modifiers(phone18, "defaultAdaptableTabBarPlacement(_:)")

  private static let arrangements = modifiers(
    duo, "reservedRegions(kind:options:layoutDirectionBehavior:)", "arrangementViewStyle(_:)",
    "splitArrangementLayoutSize(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)",
    "splitArrangementLayoutRatio(_:)",
    "splitArrangementLayoutRatio(minHorizontal:idealHorizontal:maxHorizontal:minVertical:idealVertical:maxVertical:)",
    "splitArrangementFixedLayoutSize(horizontal:vertical:)", "overlayArrangementEdge(_:)",
    "onHingeChange(isEnabled:_:)")

  // MARK: Types and values

  private static let types =
    [
      (a16, ["ViewThatFits", "PresentationDetent", "CustomPresentationDetent"]),
      (a16Point4, ["PresentationBackgroundInteraction", "PresentationAdaptation"]),
      (a18, ["Tab", "TabSection", "AdaptableTabBarPlacement"]),
      (a26, ["ScrollEdgeEffectStyle"]),
      (a27, ["PresentationPlacement"]),
      (phoneAndVision27, ["ToolbarOverflowMenu"]),
      (a27.merging([.macOS: Version(26, 1)]) { $1 }, ["ToolbarItemVisibilityPriority"]),
      (
        duo,
        [
          "ArrangementView", "ReservedRegion", "DeviceHinge", "DeviceHingeContext", "ToolbarVerticalBehavior",
          "ToolbarVerticalCompressionBehavior", "ToolbarItemAxisBehavior", "UIVerticalBarEdge",
          "UIVerticalBarBehavior", "UIArrangementViewController", "UIHinge", "UIHingeInteraction",
        ]
      ),
    ].flatMap { versions, names in names.map { APIAvailability($0, .type, versions) } }

  private static let environmentValues =
    ["toolbarVerticalEdge", "splitArrangementAxis", "overlayArrangementZIndex"].map {
      APIAvailability($0, .environmentValue, duo)
    } + [APIAvailability("isTabViewSidebarAvailable", .environmentValue, a27)]

  private static let members =
    members(of: "presentationPlacement", in: phone27, "leading", "center", "trailing")
    + members(
      of: "defaultTabBarPlacement", "defaultAdaptableTabBarPlacement",
      in: phone18.merging([.visionOS: Version(2)]) { $1 }, "sidebar")
    + members(of: "tabViewStyle", in: without(.watchOS, from: a18), "sidebarAdaptable")
    + members(
      of: "visibilityPriority", in: phone27.merging([.macOS: Version(26, 1)]) { $1 }, "low", "high")
    + members(of: "ToolbarItem", "ToolbarItemGroup", in: phoneAndVision27, "topBarPinnedTrailing")
    + members(
      of: "ToolbarItem", "ToolbarItemGroup", in: phone26, "subtitle", "largeSubtitle", "title")
    + members(of: "ToolbarItem", "ToolbarItemGroup", in: [.iOS: Version(26)], "largeTitle")
}
