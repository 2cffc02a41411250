import UnfoldEngine

extension SidebarTabs {
  public var explanation: Explanation {
    Explanation(
      finds: """
        A `TabView` with `Tab` values and no style of its own, or with `.sidebarAdaptable` alone. Tabs made with \
        `tabItem`, and tabs inside a sheet or another screen, are reported for review.
        """,
      why: """
        On the inner display of iPhone Duo there is room for a sidebar, which shows sections and titles that a tab \
        bar has no place for. On iPhone that doesn't come by itself: the style and the placement have to ask for it.
        """,
      before: """
        TabView {
          Tab("Recipes", systemImage: "book") { Recipes() }
          Tab("Pantry", systemImage: "cabinet") { Pantry() }
        }
        """,
      after: """
        TabView {
          Tab("Recipes", systemImage: "book") { Recipes() }
          Tab("Pantry", systemImage: "cabinet") { Pantry() }
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultTabBarPlacement(.sidebar)
        """,
      leavesAlone: """
        Pages, styles and placements that were chosen, previews and tests; the rule is silent unless it is named. \
        Below iOS 27 a helper leaves the tabs as they are. Code built for macOS, tvOS or watchOS too is reported, \
        since `.sidebar` doesn't exist there.
        """,
      checkByHand: """
        Every tab, its navigation and its selection on both displays of iPhone Duo while it opens and closes, and on \
        iPad, where people can open a sidebar too.
        """)
  }
}
