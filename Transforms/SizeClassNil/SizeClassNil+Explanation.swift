import UnfoldEngine

extension SizeClassNil {
  public var explanation: Explanation {
    Explanation(
      finds: """
        `horizontalSizeClass != .compact`; and `== .compact` in an `if` with an `else`, in a conditional or in a \
        `switch` with a `default`, where what is left is the wide layout; early returns for `.compact` and \
        `?? .regular`. In UIKit `traitCollection.horizontalSizeClass != .compact`, where `.unspecified` is taken for \
        roomy.
        """,
      why: """
        A size class is optional. It is `nil` where the environment doesn't say, and what is not compact is then \
        taken for roomy. A test for `.regular` chooses the expanded layout only where there is room for it.
        """,
      before: """
        if horizontalSizeClass == .compact {
          NarrowList()
        } else {
          WideGrid()
        }
        """,
      after: """
        if horizontalSizeClass == .regular {
          WideGrid()
        } else {
          NarrowList()
        }
        """,
      leavesAlone: """
        Values that can't be `nil`, are unwrapped or compared with `nil` nearby; a comparison joined with others or \
        without an `else`; a test for short windows; other types with a case named `compact`; previews and tests. \
        Reported but left: a vertical size class, early returns, UIKit's traits, and branches whose comments could \
        end up beside the wrong one.
        """,
      checkByHand: """
        Each changed screen in a narrow and in a wide window, and on both displays of iPhone Duo: each should look \
        as before.
        """)
  }
}
