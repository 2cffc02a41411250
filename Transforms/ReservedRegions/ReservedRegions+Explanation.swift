import UnfoldEngine

extension ReservedRegions {
  public var explanation: Explanation {
    Explanation(
      finds: """
        `reservedRegions(kind:)` whose frames are read in a file that never asks for `isActive`, and constants of a \
        view or of its metrics that give the fold a fixed coordinate or rectangle, such as `foldCenterX = 412`. Also \
        frames that are turned round for right-to-left languages beside the call that gives them.
        """,
      why: """
        The fold matters while a device is partly folded, the inner camera while it is in use. A frame taken at all \
        times pushes content away from nothing. A fixed coordinate is wrong on the other display, in another \
        rotation, in Split View and in a right-to-left language.
        """,
      before: """
        let folds = proxy.reservedRegions(kind: .division).map(\\.frame)
        """,
      after: """
        let folds = proxy.reservedRegions(kind: .division).filter(\\.isActive).map(\\.frame)
        """,
      leavesAlone: """
        Files that ask for `isActive`, regions handed on whole, lengths and angles of things that fold, small \
        numbers, previews and tests. Nothing is rewritten.
        """,
      checkByHand: "The layout open and partly folded, with the inner camera in use, and in all rotations.")
  }
}
