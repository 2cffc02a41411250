import UnfoldEngine

extension BackgroundExtension {
  public var explanation: Explanation {
    Explanation(
      finds: "A second `backgroundExtensionEffect()` in a view's body that surely stands on the same screen.",
      why: """
        The effect mirrors and blurs a picture behind sidebars, inspectors and vertical bars. Copies of two pictures \
        meet there, and Apple recommends one extension a screen.
        """,
      before: """
        VStack {
          Image(hero).resizable().backgroundExtensionEffect()
          Image(gallery).resizable().backgroundExtensionEffect()
        }
        """,
      after: """
        VStack {
          Image(hero).resizable().backgroundExtensionEffect()
          Image(gallery).resizable()
        }
        """,
      leavesAlone: """
        One effect on each of several screens, tabs, columns, sheets or branches, effects that `isEnabled` switches, \
        pictures without the effect, previews and tests. Nothing is rewritten.
        """,
      checkByHand: "The edges of the screen beside a sidebar, an inspector and a vertical bar.")
  }
}
