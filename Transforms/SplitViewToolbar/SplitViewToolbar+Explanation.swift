import UnfoldEngine

extension SplitViewToolbar {
  public var explanation: Explanation {
    Explanation(
      finds: "A `toolbar` with content that is applied to a `NavigationSplitView` itself.",
      why: """
        Each column of a split view has a bar of its own. Actions of the detail column move into a vertical bar, \
        those of the sidebar and the content column stay above their columns. A toolbar on the split view leaves \
        open where its actions belong.
        """,
      before: """
        NavigationSplitView {
          FolderList()
        } detail: {
          FolderDetail()
        }
        .toolbar {
          Button("Rename", systemImage: "pencil", action: rename)
        }
        """,
      after: """
        NavigationSplitView {
          FolderList()
        } detail: {
          FolderDetail()
            .toolbar {
              Button("Rename", systemImage: "pencil", action: rename)
            }
        }
        """,
      leavesAlone: """
        Toolbars inside a column, `toolbar` without content such as `toolbar(.hidden, for:)`, code built for macOS \
        alone, previews and tests. Nothing is rewritten: the column is for a person to say.
        """,
      checkByHand: "Each action in its column, on both displays of iPhone Duo and in a narrow iPad window.")
  }
}
