import SwiftUI

struct FilmDesk: View {
    var body: some View {
        ArrangementView {
            Film()
        } secondary: {
            Script()
        }
        .arrangementViewStyle(.overlay)
    }
}

private struct Film: View {
    @Environment(\.overlayArrangementZIndex) private var layer

    private var isScriptHidden: Bool { layer == 1 }

    var body: some View {
        VStack {
            Text("Film")
            if isScriptHidden {
                Button("Show script") {}
            }
        }
    }
}

private struct Script: View {
    @Environment(\.splitArrangementAxis) private var axis

    var body: some View {
        Text("Script")
            .accessibilityHidden(axis == nil)
            .opacity(self.axis == nil ? 0 : 1)
    }
}
