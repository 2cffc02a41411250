import UnfoldEngine

extension HingeLayout {
  public var explanation: Explanation {
    Explanation(
      finds: """
        An `onHingeChange` whose action sets a `@State` that chooses between containers or layouts, the columns of a \
        grid, a size or the visible columns of a split view, and one that saves or restores.
        """,
      why: """
        The hinge says how far a device is open, not how much room a window has. How often and how exactly it \
        reports is system policy. Size classes, reserved regions and `ArrangementView` follow the room itself. \
        Folding neither relaunches the app nor changes its scene's phase, so there is nothing to save for it.
        """,
      before: """
        Group {
          if isFolded { VStack { pages } } else { HStack { pages } }
        }
        .onHingeChange { _, context in
          isFolded = context.hinge?.status == .partiallyOpen
        }
        """,
      after: """
        ArrangementView {
          firstPage
        } secondary: {
          secondPage
        }
        """,
      leavesAlone: """
        Effects such as sounds, opacity, rotation and offsets, state that no layout reads in the file, previews and \
        tests. Nothing is rewritten.
        """,
      checkByHand: "The screen at several angles, on both displays, and in Split View.")
  }
}
