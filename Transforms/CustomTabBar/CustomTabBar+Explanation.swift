import UnfoldEngine

extension CustomTabBar {
  public var explanation: Explanation {
    Explanation(
      finds: """
        A row of buttons that set the state which a `switch` over whole screens, or a `TabView`, goes by, and a view \
        named as a tab bar that is given that state.
        """,
      why: """
        The system's tab bar moves into a vertical bar on the outer display of iPhone Duo, joins the toolbar there, \
        overflows and clears the cameras. A bar of one's own does none of this, and no API adds it.
        """,
      before: """
        VStack {
          switch section {
          case .home: HomeScreen()
          case .search: SearchScreen()
          }
          HStack {
            ForEach(Section.allCases, id: \\.self) { item in
              Button(item.title, systemImage: item.symbol) { section = item }
            }
          }
        }
        """,
      after: """
        TabView(selection: $section) {
          HomeScreen()
            .tabItem { Label("Home", systemImage: "house") }
            .tag(Section.home)
          SearchScreen()
            .tabItem { Label("Search", systemImage: "magnifyingglass") }
            .tag(Section.search)
        }
        """,
      leavesAlone: """
        Chips that filter one list, steps of a form, rows above the content, buttons that do anything else besides, \
        rows that scroll, previews and tests. Nothing is rewritten, since state and navigation move.
        """,
      checkByHand: """
        Each tab with its navigation kept, on both displays of iPhone Duo in all rotations, and in an iPad window.
        """)
  }
}
