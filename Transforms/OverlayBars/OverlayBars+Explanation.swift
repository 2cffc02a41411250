import UnfoldEngine

extension OverlayBars {
  public var explanation: Explanation {
    Explanation(
      finds: """
        A bar of controls that lies over a scroll view, list or form in a `ZStack` or an `overlay`, at the top or \
        bottom edge, with room guessed for it: padding, a margin, or an empty last row of a fixed height.
        """,
      why: """
        The bar's height changes with the text size, the device and the window, and the guess does not, so rows are \
        covered or a gap stays. `safeAreaBar` reserves just the room the bar takes and gives what scrolls below it \
        the system's edge effect. Below iOS 26 the bar goes through a helper at the end of the file that falls back \
        to `safeAreaInset`. The guess goes; conditions, transitions and animations stay on the bar.
        """,
      before: """
        ZStack(alignment: .bottom) {
          List(songs) { SongRow(song: $0) }
            .padding(.bottom, 64)
          HStack {
            Button("Shuffle", action: shuffle)
            Spacer()
            Button("Play", action: play)
          }
          .padding()
          .background(.bar)
        }
        """,
      after: """
        List(songs) { SongRow(song: $0) }
          .safeAreaBar(edge: .bottom) {
            HStack {
              Button("Shuffle", action: shuffle)
              Spacer()
              Button("Play", action: play)
            }
            .padding()
            .background(.bar)
          }
        """,
      leavesAlone: """
        Silent: floating buttons, badges, toasts, notices without room kept for them, scrims, page indicators, \
        progress views, drawers that can be dragged, bars over pictures, maps, drawings and cards, rows, previews, \
        and bars that are attached already. Only reported: notices that room is kept for, bars that float in a shape \
        or are moved while the app runs, room that is measured, shared, animated, part of a card, said to be for \
        something else or not found, a hidden copy of the bar, content with a size or a style of its own, a keyboard \
        that covers only one of the two, and layers among which a person has to choose.
        """,
      checkByHand: """
        The last row above the bar at the largest text size, with the keyboard open, and in a resized window; that \
        the bar comes and goes with its animation; a top bar below the navigation bar.
        """)
  }
}
