import UnfoldEngine

extension IdiomLayout {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Layout that hangs on `userInterfaceIdiom` (of `UIDevice` or a trait collection), on the device's \
        orientation, on its model's name, or on the size of the screen or of whichever window the app has first: \
        numbers of columns, lengths, constraints, whole hierarchies, pushing or presenting. Helpers such as `isPad` \
        and values of the environment are followed, in the same file and from other files of the run. Also \
        `setValue(_:forKey: "orientation")`.
        """,
      why: """
        None of these tells how much room a window has. An iPad's window can be narrow; iPhone Duo is a phone, and \
        roomy inside; a resized window turns no device. Size classes and the container's size do tell.
        """,
      before: """
        Array(repeating: GridItem(), count: UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2)
        """,
      after: """
        @Environment(\\.horizontalSizeClass) private var horizontalSizeClass

        Array(repeating: GridItem(), count: horizontalSizeClass == .regular ? 4 : 2)
        """,
      leavesAlone: """
        The idiom asked for anything but layout: analytics, names and pictures of the device, popover anchors, \
        features that hardware lacks, and televisions. Orientation beside cameras and sensors. The screen's size as \
        an upper bound by `min`, for pixels and drawings, and for what waits outside of the window. Reported but \
        left: all but a choice between two numbers for a width, a gap or a count, the larger one for iPad, in a \
        view's own code.
        """,
      checkByHand: """
        Each changed screen in a narrow and a wide iPad window and on both displays of iPhone Duo, in both \
        orientations.
        """)
  }
}
