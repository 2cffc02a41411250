import UnfoldEngine

extension UnscopedIgnoresSafeArea {
  public var explanation: Explanation {
    Explanation(
      finds: """
        `ignoresSafeArea()` and `edgesIgnoringSafeArea(.all)`, also as one arm of a condition, on lists, forms and \
        view modifiers, and on stacks, scroll views and views of other files that hold text or controls at an edge, \
        or more of them than a few words or one control.
        """,
      why: """
        The safe area keeps content clear of bars, cameras and the home indicator, and on iPhone Duo a bar can stand \
        at a side. Content that ignores every edge can end up below any of them, where it is neither read nor \
        touched. Content that must reach further names its edges; backgrounds may ignore them all.
        """,
      before: """
        ZStack {
          Color.indigo
          Button("Confirm", action: confirm)
        }
        .ignoresSafeArea()
        """,
      after: """
        ZStack {
          Color.indigo
            .ignoresSafeArea()
          Button("Confirm", action: confirm)
        }
        """,
      leavesAlone: """
        Decoration: colours, gradients, images, shapes, scrims, whatever stands in a background; named edges and the \
        keyboard alone; maps, videos, navigation containers, wrapped controllers and views that no file of the run \
        explains; a few words, one control or a card in the middle; what is placed by coordinates or is a page of a \
        fixed height; views that read the safe area or the window's insets themselves; previews, tests and code for \
        simulators. Nothing is rewritten, since the edges \
        that were meant are hardly ever certain.
        """,
      checkByHand: """
        Each such screen on both displays of iPhone Duo in all rotations: text and controls stay clear of bars, \
        cameras and the home indicator.
        """)
  }
}
