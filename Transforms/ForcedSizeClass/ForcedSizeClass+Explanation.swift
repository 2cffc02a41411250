import UnfoldEngine

extension ForcedSizeClass {
  public var explanation: Explanation {
    Explanation(
      finds: """
        `.environment(\\.horizontalSizeClass, .compact)` and the like: a size class written down, or chosen by a \
        condition, for all that is below. In UIKit the same by `traitOverrides` and `setOverrideTraitCollection`.
        """,
      why: """
        Views below the override can't answer when the window is resized or an iPhone is opened: they go on \
        believing what they were told. Apple warns that it is likely to interfere with adaptation, and doesn't \
        forbid it.
        """,
      before: """
        TabView { tabs }
          .environment(\\.horizontalSizeClass, .compact)
        """,
      after: """
        TabView { tabs }
        """,
      leavesAlone: """
        Previews and tests; the real size class handed on to another hierarchy, and one chosen by a size that was \
        measured; property wrappers that read it. Nothing is ever changed: the author may have had a reason.
        """,
      checkByHand: """
        The screen without the override, in a narrow and in a wide window and on both displays of iPhone Duo.
        """)
  }
}
