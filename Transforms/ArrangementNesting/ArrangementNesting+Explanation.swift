import UnfoldEngine

extension ArrangementNesting {
  public var explanation: Explanation {
    Explanation(
      finds: """
        An `ArrangementView` inside a `ScrollView` or `List`, and a `NavigationStack`, `NavigationSplitView` or \
        `TabView` inside one of its children, also by way of the properties and views of the file. \
        `splitArrangementAxis` and `overlayArrangementZIndex` read around an arrangement, or taken for whether a \
        child is hidden.
        """,
      why: """
        An arrangement divides a screen's room between two children and moves them around the fold. It can't divide \
        the endless room of what scrolls, and where only the primary child fits, the navigation in the other is gone.
        """,
      before: """
        ArrangementView {
          NavigationStack {
            Lesson()
          }
        } secondary: {
          Notes()
        }
        """,
      after: """
        NavigationStack {
          ArrangementView {
            Lesson()
          } secondary: {
            Notes()
          }
        }
        """,
      leavesAlone: """
        Scroll views and lists inside the children, sheets, popovers and destinations, tab views that only page, \
        previews and tests. Nothing is rewritten.
        """,
      checkByHand: "Both children and all bars, open, partly folded and on the outer display in landscape.")
  }
}
