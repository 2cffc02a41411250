import UnfoldEngine

extension IdiomLayout {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Layout that hangs on `UIDevice.current.userInterfaceIdiom`, on the device's orientation or on \
        `UIScreen.main.bounds`: numbers of columns, lengths, whole hierarchies.
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
        features that hardware lacks. Orientation beside cameras and sensors. Reported but left: all but a choice \
        between two numbers, the larger one for iPad, in a view's own code.
        """,
      checkByHand: """
        Each changed screen in a narrow and a wide iPad window and on both displays of iPhone Duo, in both \
        orientations.
        """)
  }
}
