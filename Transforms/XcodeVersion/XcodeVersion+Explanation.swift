import UnfoldEngine

extension XcodeVersion {
  public var explanation: Explanation {
    Explanation(
      finds: """
        An Xcode older than 27 that a project is built with: in `.xcode-version`, in `LastUpgradeCheck` of an Xcode \
        project, in Tuist's `compatibleXcodeVersions`, in workflows and scripts of build servers.
        """,
      why: """
        The SDK that an app is built with decides how it is shown. Built with Xcode 26 it runs on iPhone Duo in an \
        area of a usual iPhone's shape; Xcode 27.0 gives it more of the inner display, and 27.1 the whole display and \
        vertical bars.
        """,
      before: """
        # .github/workflows/release.yml
        - uses: maxim-lobanov/setup-xcode@v1
          with:
            xcode-version: '26.2'
        """,
      after: """
        # .github/workflows/release.yml
        - uses: maxim-lobanov/setup-xcode@v1
          with:
            xcode-version: '27.1'
        """,
      leavesAlone: """
        Files that try a newer Xcode beside older ones, projects that aren't built for iOS, and the workflows of \
        packages without an app. Nothing is rewritten.
        """,
      checkByHand: "The app, built with the newer Xcode, on both displays of iPhone Duo and in resized iPad windows.")
  }
}
