import UnfoldEngine

extension VerticalBarOptOut {
  public var explanation: Explanation {
    Explanation(
      finds: """
        `toolbarVerticalBehavior(.disabled)` on an ordinary screen or toggled while the app runs, and toolbars with \
        more than one item that `axisBehavior(.horizontalOnly)` keeps horizontal.
        """,
      why: """
        On iPhone Duo a vertical bar leaves a wide, short screen its height. Horizontal bars serve better in few \
        places: a sheet with only Done or Close, a full-width interface concentrated at the bottom, such as a \
        keypad, or a full-screen video player with toolbar controls. The choice is fixed there, not toggled.
        """,
      before: """
        List(records) { RecordRow(record: $0) }
          .toolbar {
            Button("Add", systemImage: "plus", action: add)
          }
          .toolbarVerticalBehavior(.disabled)
        """,
      after: """
        List(records) { RecordRow(record: $0) }
          .toolbar {
            Button("Add", systemImage: "plus", action: add)
          }
        """,
      leavesAlone: """
        Screens whose only action closes them, rows of buttons that don't scroll, views named as a keypad, \
        calculator or player, choices by size class, one item kept horizontal, the default said aloud, previews and \
        tests. Nothing is rewritten.
        """,
      checkByHand: """
        The screen without the opt-out on the outer display of iPhone Duo in all rotations, and on the inner display \
        in landscape: every action is within reach.
        """)
  }
}
