import UnfoldEngine

extension GuessedInsets {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Padding, fixed spacers, frames, offsets and constants that stand for an inset of the system: 34 points for \
        the home indicator, 47 or 59 for the status bar, 83 for a tab bar, `hasNotch ? 34 : 0`, a comparison of the \
        screen's height, or the safe-area inset of the key window.
        """,
      why: """
        SwiftUI keeps views within the safe area by itself. A guess is added to that, so the room is taken twice, \
        and its size is right on the devices of one year only: the inset differs between devices, between portrait \
        and landscape, and changes when a window is resized or an iPhone is opened. The guess is removed and \
        nothing takes its place; `safeAreaPadding()` would add another margin.
        """,
      before: """
        VStack(spacing: 0) {
          List(items, id: \\.self) { Text($0) }

          Button("Add", action: add)
            .padding(.top, 12)
            .padding(.bottom, 34) // home indicator
        }
        """,
      after: """
        VStack(spacing: 0) {
          List(items, id: \\.self) { Text($0) }

          Button("Add", action: add)
            .padding(.top, 12)
        }
        """,
      leavesAlone: """
        Numbers in the middle of a screen, in rows, controls and cards; the same length on other edges; what a \
        geometry proxy measures; names and remarks that say the gap is for something of the app's own; previews and \
        tests. Reported but left: a guess where something around it, be it in another file, \
        ignores the safe area at that edge, where a bar \
        of the app lies over the edge, where a margin is mixed into it, where the file doesn't show what is around \
        the view, and UIKit constraints to the view's own edge. A constant that has no use afterwards stays.
        """,
      checkByHand: """
        Each changed screen at that edge: on a device with a home button and one without, in portrait and landscape, \
        in a resized iPad window, and on both displays of iPhone Duo. Text and controls must clear the home \
        indicator, the status bar and the cameras, with no second gap.
        """)
  }
}
