import UnfoldEngine

extension CustomDialogs {
  public var explanation: Explanation {
    Explanation(
      finds: """
        A `ZStack` or an `overlay` that shows, under a condition, a dark layer over all of the screen and on it a \
        card with text and buttons.
        """,
      why: """
        On iPhone Duo the system moves its alerts and popovers away from the fold, and it keeps them within reach in \
        a window of any size. A card in the middle of a stack stays in the middle, across the fold.
        """,
      before: """
        ZStack {
          LetterList()
          if asksToBurn {
            Color.black.opacity(0.4).ignoresSafeArea()
            VStack {
              Text("Burn all letters?")
              Button("Burn", role: .destructive, action: burn)
              Button("Keep") { asksToBurn = false }
            }
            .padding()
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
          }
        }
        """,
      after: """
        LetterList()
          .alert("Burn all letters?", isPresented: $asksToBurn) {
            Button("Burn", role: .destructive, action: burn)
            Button("Keep", role: .cancel) {}
          }
        """,
      leavesAlone: """
        Waiting indicators, toasts, pictures in full, tours, menus at a side, sheets at the bottom, cards with \
        lists, pickers or views that the file doesn't show, dimming that doesn't fill the screen, what a cover \
        presents, previews and tests. Nothing is rewritten.
        """,
      checkByHand: """
        The dialog on both displays of iPhone Duo and partly folded: its buttons do what they did, and tapping \
        beside it does too.
        """)
  }
}
