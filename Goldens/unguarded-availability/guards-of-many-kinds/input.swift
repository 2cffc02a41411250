import SwiftUI

struct StudioScreen: View {
    let tracks: [String]
    @State private var isLive = false

    var body: some View {
        if isLive, #available(iOS 26.0, *) {
            list.safeAreaBar(edge: .bottom) { controls }
        } else if #unavailable(iOS 26.0) {
            list
        } else {
            list.scrollEdgeEffectHidden(true, for: .top)
        }
    }

    private var list: some View {
        List(tracks, id: \.self) { Text($0) }
    }

    private var controls: some View {
        Button("Stop") { isLive = false }
    }

    @available(iOS, introduced: 26.0)
    private var wide: some View {
        list.backgroundExtensionEffect()
    }

    func bar() -> AnyView {
        guard isLive, #available(iOS 26.0, *) else {
            return AnyView(list)
        }
        return AnyView(list.safeAreaBar(edge: .top) { controls })
    }

    func both() -> AnyView {
        guard #unavailable(iOS 26.0) else {
            return AnyView(list.safeAreaBar(edge: .top) { controls })
        }
        return AnyView(list)
    }

    @available(iOS 27.1, *)
    struct Split: View {
        var body: some View {
            ArrangementView {
                Text("Score")
            } secondary: {
                Text("Mixer")
            }
            .arrangementViewStyle(.split)
        }
    }
}
