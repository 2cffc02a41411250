import UnfoldEngine

extension UnscrollableScreen {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Views named as set-up, sign-in, purchase or introduction screens whose whole content is a `VStack` with \
        spacers and a button below them, while nothing scrolls, measures or offers another arrangement.
        """,
      why: """
        The outer display of iPhone Duo is wide and short, nearer a square than other iPhones. A stack laid out for \
        a tall phone pushes its last action out of reach there, and so does large text anywhere.
        """,
      before: """
        VStack {
          Spacer()
          Artwork()
          Text("Unlock everything").font(.largeTitle)
          FeatureList()
          Spacer()
          Button("Subscribe", action: subscribe)
        }
        """,
      after: """
        ScrollView {
          Artwork()
          Text("Unlock everything").font(.largeTitle)
          FeatureList()
        }
        .safeAreaInset(edge: .bottom) {
          Button("Subscribe", action: subscribe)
        }
        """,
      leavesAlone: """
        Screens with a scroll view, list, form, `ViewThatFits`, `GeometryReader` or a size class read, also within \
        views, containers and modifiers of the project or around the screen where it is shown; splash screens \
        without an action; rows, cards and other parts; previews and tests. Nothing is rewritten.
        """,
      checkByHand: """
        Each such screen on the outer display of iPhone Duo in all rotations, in the smallest iPad window, and with \
        the largest text size: the last action must be within reach.
        """)
  }
}
