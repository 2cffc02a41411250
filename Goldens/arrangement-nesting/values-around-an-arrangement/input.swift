import SwiftUI

@main
struct ScoreApp: App {
    var body: some Scene {
        WindowGroup {
            ScoreDesk()
        }
    }
}

struct ScoreDesk: View {
    @Environment(\.splitArrangementAxis) private var axis

    var body: some View {
        VStack {
            Header()
            ArrangementView {
                Text("Score").padding(axis == .horizontal ? 32 : 8)
            } secondary: {
                Text("Lyrics")
            }
        }
    }
}

private struct Header: View {
    @Environment(\.overlayArrangementZIndex) private var zIndex

    var body: some View {
        Text("Score").bold(zIndex == 1)
    }
}
