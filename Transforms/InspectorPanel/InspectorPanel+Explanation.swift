import UnfoldEngine

extension InspectorPanel {
  public var explanation: Explanation {
    Explanation(
      finds: """
        A panel at the trailing side of an `HStack`, there only sometimes, and a sheet in the same view that shows \
        the same panel in narrow windows.
        """,
      why: """
        `inspector(isPresented:content:)` is both: a trailing column at regular width and a sheet at compact width. \
        It keeps the state of its content when a window is resized or an iPhone is opened, and leaves the layout \
        around the fold to the system.
        """,
      before: """
        if horizontalSizeClass == .regular {
          HStack {
            Canvas(poster: poster)
            if showsStyle {
              StylePanel(poster: $poster).frame(width: 320)
            }
          }
        } else {
          Canvas(poster: poster)
            .sheet(isPresented: $showsStyle) {
              StylePanel(poster: $poster)
            }
        }
        """,
      after: """
        Canvas(poster: poster)
          .inspector(isPresented: $showsStyle) {
            StylePanel(poster: $poster)
              .inspectorColumnWidth(320)
          }
        """,
      leavesAlone: """
        Panels without such a sheet, leading panels, previews and tests. Reported but left: panel and sheet with \
        states of their own, with different arguments, modifiers or content around them, with remarks between \
        them, and targets older than iOS 17 or macOS 14.
        """,
      checkByHand: """
        The panel opened and closed in a wide and in a narrow window, resized while it is open, and on both displays \
        of iPhone Duo.
        """)
  }
}
