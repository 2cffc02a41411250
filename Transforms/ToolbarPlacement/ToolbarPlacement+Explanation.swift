import UnfoldEngine

extension ToolbarPlacement {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Toolbar items and groups that are placed at the leading or trailing end of the top bar, and \
        `navigationBarItems(leading:trailing:)`.
        """,
      why: """
        A vertical bar has no leading and no trailing end: it arranges actions by purpose. A placement that names \
        the role is put where each platform expects it. The role is certain for a Cancel that dismisses from the \
        leading side, a Done that dismisses from the trailing side, and a Save or the like that does so beside a \
        Cancel, where nothing else stands on that side and so the change moves nothing on an iPhone.
        """,
      before: """
        ToolbarItem(placement: .navigationBarLeading) {
          Button("Cancel", systemImage: "xmark") { dismiss() }
        }
        """,
      after: """
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", systemImage: "xmark") { dismiss() }
        }
        """,
      leavesAlone: """
        Items that only show a title, a picture, a state or a spinner; what only systems older than iOS 27.1 run; \
        previews and tests. Reported but left: every other action, such as Close, Edit and Filter, a title that no \
        literal, key or constant of the run tells, a Cancel or Done that doesn't dismiss or stands on the other side.
        """,
      checkByHand: """
        Each changed bar on both displays of iPhone Duo, in all rotations, and in a right-to-left language.
        """)
  }
}
