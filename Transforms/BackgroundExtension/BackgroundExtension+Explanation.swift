import UnfoldEngine

extension BackgroundExtension {
  public var explanation: Explanation {
    Explanation(
      finds: """
        A second `backgroundExtensionEffect()` in a view's body that surely stands on the same screen. Where the \
        rule is named: a picture beside a sidebar or an inspector that ignores the safe area, in a file that doesn't \
        use the effect yet. The one picture of its screen gets the effect in place of that, below iOS 26 through a \
        helper.
        """,
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
        pictures without the effect unless the rule is named, previews and tests.
        """,
      checkByHand: "The edges of the screen beside a sidebar, an inspector and a vertical bar.")
  }
}
