import UnfoldEngine

extension CustomSheets {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Modal sheets drawn by hand: in a ZStack or an overlay, a dimming colour and a panel at the bottom that an \
        offset moves and a drag closes, shown by a `Bool`, an optional item, one case of an enum, or a binding.
        """,
      why: """
        System sheets adjust around the fold of an iPhone, to the window's size, to the keyboard and to VoiceOver. A \
        sheet assembled from a ZStack, offsets and a drag gesture does none of that. It becomes `sheet` with \
        `presentationDetents`: the height that it had, or medium and large. Below iOS 16 a file-private helper \
        leaves the height to the system.
        """,
      before: """
        ZStack(alignment: .bottom) {
          List(items) { Row(item: $0) }

          if showsFilters {
            Color.black.opacity(0.3)
              .ignoresSafeArea()
              .onTapGesture { showsFilters = false }
            FilterForm(filter: $filter)
              .frame(height: 360)
              .background(.background)
              .offset(y: dragOffset)
              .gesture(drag)
          }
        }
        """,
      after: """
        List(items) { Row(item: $0) }
          .sheet(isPresented: $showsFilters) {
            FilterForm(filter: $filter)
              .presentationDetents([.height(360)])
          }
        """,
      leavesAlone: """
        Drawers that are always there, side menus, cards to swipe, toasts, pictures to drag about, panels that a \
        drag resizes, and anything without dimming. Reported but left: containers that callers fill, state that \
        can't be bound, items that aren't `Identifiable`, a drag or a close button that does more than hide the \
        sheet or does it only at times, an item that is exchanged while it is shown, the focus of the screen, drag \
        state that moves other views too, views that keep state while they are out of sight, links and `dismiss` in \
        the sheet, and views of other files, which may have either.
        """,
      checkByHand: """
        Open and close each changed sheet, by drag, by a tap outside and by its own buttons: on both displays of \
        iPhone Duo, partly folded, in landscape and in a resized iPad window, with the keyboard and with VoiceOver.
        """)
  }
}
