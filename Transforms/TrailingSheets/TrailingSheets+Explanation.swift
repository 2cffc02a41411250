import UnfoldEngine

extension TrailingSheets {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Sheets whose content says `presentationBackgroundInteraction(.enabled)`, and, for review, low sheets over a \
        map or a video.
        """,
      why: """
        In a wide iPad window and on the inner display of iPhone Duo a sheet stands in the middle, over what it \
        leaves usable. At the trailing side it covers less. The placement is for sheets alone.
        """,
      before: """
        map
          .sheet(isPresented: $showsStops) {
            StopList()
              .presentationDetents([.medium, .large])
              .presentationBackgroundInteraction(.enabled)
          }
        """,
      after: """
        map
          .sheet(isPresented: $showsStops) {
            StopList()
              .presentationDetents([.medium, .large])
              .presentationBackgroundInteraction(.enabled)
              .presentationPlacement(.trailing)
          }
        """,
      leavesAlone: """
        Popovers, covers, sheets with a placement, forms over lists, previews and tests; the rule is silent unless \
        it is named. Views that another file presents are reported. Below iOS 27 a helper leaves the sheet as it is.
        """,
      checkByHand: """
        What the sheet covers, and its bars, on the inner display of iPhone Duo, in a wide and a narrow iPad window, \
        and in a right-to-left language.
        """)
  }
}
