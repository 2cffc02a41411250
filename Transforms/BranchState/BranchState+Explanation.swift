import UnfoldEngine

extension BranchState {
  public var explanation: Explanation {
    Explanation(
      finds: """
        An `if` or `switch` over a size class whose branches build views that declare, as `@State` of their own, the \
        path of a `NavigationStack`, what a `navigationDestination` shows, or the selection of a list, table or tab \
        view; also in other files of the same target, and by way of a router that the view makes.
        """,
      why: """
        When the size class changes, one hierarchy takes the other's place. State inside the one that goes loses its \
        view's identity and starts anew, so folding an iPhone or resizing a window would lose the place. Selections \
        and paths belong above the branch.
        """,
      before: """
        if horizontalSizeClass == .regular {
          Columns() // has @State var selection
        } else {
          Stack() // has @State var path
        }
        """,
      after: """
        if horizontalSizeClass == .regular {
          Columns(selection: $selection)
        } else {
          Stack(path: $path)
        }
        """,
      leavesAlone: """
        State that is declared above the branch and handed down; state that isn't a person's place, such as a press \
        effect; `AnyLayout` and values chosen by a size class; sheets and destinations. Nothing is changed, since \
        lifting state is a redesign.
        """,
      checkByHand: """
        Choose something and go a step deeper, then resize the window across the size class and back, and open and \
        close iPhone Duo: the place must stay.
        """)
  }
}
