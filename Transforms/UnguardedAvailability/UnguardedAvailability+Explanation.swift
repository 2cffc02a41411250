import UnfoldEngine

extension UnguardedAvailability {
  public var explanation: Explanation {
    Explanation(
      finds: """
        A modifier, type, environment value or member of the newer SwiftUI that the deployment target doesn't have, \
        or that one of the file's platforms lacks altogether, where no `#available`, `@available` or `#if` around it \
        says otherwise. Also `if #available` right inside `toolbar`, which needs iOS 16 by itself.
        """,
      why: """
        Such code doesn't build, or builds for one platform of the target only. The deployment target stays as it \
        is, so the newer API goes behind a guard and older systems keep a way of their own: a bar becomes \
        `safeAreaInset`, what is only for the eye is left out. `#available(iOS 27.1, *)` is true on macOS as well, \
        where the symbols of iOS 27.1 don't exist; that takes `#if os(iOS)`.
        """,
      before: """
        List(laps, id: \\.self) { lap in
          Text(lap)
        }
        .safeAreaBar(edge: .bottom) {
          Button("Start") { start() }
        }
        """,
      after: """
        List(laps, id: \\.self) { lap in
          Text(lap)
        }
        .safeAreaBarOrInset(edge: .bottom) {
          Button("Start") { start() }
        }

        // and once at the end of the file:

        fileprivate extension View {
          @ViewBuilder
          func safeAreaBarOrInset<Bar: View>(
            edge: VerticalEdge,
            alignment: HorizontalAlignment = .center,
            spacing: CGFloat? = nil,
            @ViewBuilder content: () -> Bar
          ) -> some View {
            if #available(iOS 26.0, *) {
              safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
            } else {
              safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
            }
          }
        }
        """,
      leavesAlone: """
        Files whose deployment target isn't known; whatever stands below a guard, an attribute or `#if` that allows \
        it, or below one with a name that isn't known; names that the file declares itself; members of a wrapper \
        such as `view.backport`; the other platforms of a package that has iOS; previews and tests. Reported but \
        left: types, environment values and members, modifiers without a certain way back, and what a platform of \
        the target doesn't have at all.
        """,
      checkByHand: """
        Build for each platform of the target. Look at the screen on the oldest system and on the newest one: the \
        bar must stand in its place on both, and nothing that older systems need may be gone.
        """)
  }
}
