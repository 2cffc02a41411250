import UnfoldEngine

extension SheetPlacement {
  public var explanation: Explanation {
    Explanation(
      finds: """
        `presentationPlacement` on the content of a popover or a full-screen cover, or on the view that presents a \
        sheet.
        """,
      why: """
        The modifier applies to sheets alone. Elsewhere it compiles and does nothing, so the content stays where \
        someone meant to move it away.
        """,
      before: """
        .popover(isPresented: $showsLegend) {
          Legend()
            .presentationPlacement(.trailing)
        }
        """,
      after: """
        .sheet(isPresented: $showsLegend) {
          Legend()
            .presentationPlacement(.trailing)
        }
        """,
      leavesAlone: """
        Sheets, popovers that adapt to a sheet, views that a sheet shows too or that another file presents, \
        `.automatic`, previews and tests. Nothing is rewritten.
        """,
      checkByHand: "What the presentation covers, in a wide iPad window and on the inner display of iPhone Duo.")
  }
}
