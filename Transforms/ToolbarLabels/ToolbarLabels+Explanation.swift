import UnfoldEngine

extension ToolbarLabels {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Buttons, links and menus of a toolbar or of `navigationBarItems`, and tabs, that show a title alone or an \
        image alone.
        """,
      why: """
        A vertical bar shows icons, its overflow menu shows titles too, and what has a title alone doesn't join the \
        bar. An image whose accessibility label is a literal, a localised string or a constant that is one already \
        says what its title is, so it becomes the form with both; an image with modifiers of its own, or from a generated \
        name of an asset, becomes a `Label` that keeps them.
        """,
      before: """
        Button {
          send()
        } label: {
          Image(systemName: "paperplane")
        }
        .accessibilityLabel("Send")
        """,
      after: """
        Button("Send", systemImage: "paperplane") {
          send()
        }
        """,
      leavesAlone: """
        What is in no bar, or in a menu of one; pickers, toggles, titles, status texts and spinners; the bar over \
        the keyboard; labels of several parts; pages, which have no tab bar; the only Done, Cancel or Close of a \
        bar; what only systems older than iOS 27.1 run; previews and tests. Reported but left: a missing icon, \
        a missing title without a literal accessibility label, images with a frame or a style of their own, actions that a \
        property builds and those of `navigationBarItems`.
        """,
      checkByHand: """
        Each changed bar on both displays of iPhone Duo, with its overflow menu, and each changed tab bar; VoiceOver \
        must say the same as before.
        """)
  }
}
