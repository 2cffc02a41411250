import UnfoldEngine

extension VerticalEdge {
  public var explanation: Explanation {
    Explanation(
      finds: """
        Choices by `toolbarVerticalEdge` that unwrap it by force or take `nil` for one of the sides, or that turn it \
        round for right-to-left languages, and columns of icon buttons that a fixed leading or trailing edge holds.
        """,
      why: """
        On iPhone Duo the side of the vertical bar follows the device's orientation. It doesn't mirror with the \
        language, and where there is never a vertical bar the value is `nil`. Controls that should stand with the \
        bar have to go by it.
        """,
      before: """
        ZStack(alignment: edge == .leading ? .topLeading : .topTrailing) {
          canvas
          tools
        }
        """,
      after: """
        ZStack(alignment: edge.map { $0 == .leading ? .topLeading : .topTrailing } ?? .bottom) {
          canvas
          tools
        }
        """,
      leavesAlone: """
        Values that are unwrapped, compared with `nil` or given a default, extra room on one side alone, overlays of \
        screens that don't read the edge, side panels with text, edges that the bar's own side chose, previews and \
        tests. Nothing is rewritten.
        """,
      checkByHand: """
        The controls beside the bar on both displays of iPhone Duo in all rotations, in a right-to-left language, \
        and on a device without a vertical bar.
        """)
  }
}
