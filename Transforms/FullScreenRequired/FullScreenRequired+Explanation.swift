import UnfoldEngine

extension FullScreenRequired {
  public var explanation: Explanation {
    Explanation(
      finds: """
        `UIRequiresFullScreen` set by a manifest written in Swift, and a policy that allows portrait alone in a file \
        whose frames have the width of a phone's screen.
        """,
      why: """
        An app that requires the full screen can't be resized. A portrait-only policy doesn't make a window narrow: \
        the inner display of iPhone Duo is of regular width and height whatever rotations an app supports.
        """,
      before: """
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        // and in the same file
        Chart(points).frame(width: 390)
        """,
      after: """
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

        Chart(points).frame(maxWidth: 390)
        """,
      leavesAlone: """
        A portrait-only policy by itself, one that depends on a condition, lists that merely name the key, \
        previews and tests. Nothing is rewritten.
        """,
      checkByHand: "Every screen in a resized iPad window and on both displays of iPhone Duo.")
  }
}
