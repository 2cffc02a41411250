import UnfoldEngine

extension RedundantGuards {
  public var explanation: Explanation {
    Explanation(
      finds: """
        `#available`, `#unavailable` and `@available` whose answer is the same on every system that the deployment \
        target allows, and private helper functions that did nothing but choose by such a check. Silent unless named \
        with `--rule redundant-guards`.
        """,
      why: """
        When a deployment target rises, the older branches are code that no device runs, that nobody tests and that \
        every reader has to skip. The branch that holds stays as it is, with its comments, one level further out; \
        the others go. Deployment targets themselves are only read.
        """,
      before: """
        // built for iOS 26
        var body: some View {
          LapList()
            .safeAreaBarOrInset(edge: .bottom) { controls }
        }

        private func reset() {
          if #available(iOS 17, *) {
            store.reset()
          } else {
            store.clear()
          }
        }
        """,
      after: """
        var body: some View {
          LapList()
            .safeAreaBar(edge: .bottom) { controls }
        }

        private func reset() {
          store.reset()
        }
        """,
      leavesAlone: """
        Checks for newer systems; names of its own in a check; attributes with `deprecated`, `obsoleted` or \
        `unavailable`; functions that other files can call; files whose deployment target isn't known. Reported but \
        left: checks that also name a platform whose deployment target isn't known, branches whose names would \
        clash with those around, conditions that call something, closures that would change their type, loops, \
        labels, and code that shares its lines with other code.
        """,
      checkByHand: """
        Build for each platform of the target, and look for what only the removed branches used: it stays in the \
        file.
        """)
  }
}
