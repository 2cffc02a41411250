import SwiftUI

struct TrackDesk: View {
    var body: some View {
        NavigationStack {
            ArrangementView {
                track
            } secondary: {
                Waves()
            }
        }
    }

    private var track: some View { Track() }
}

private struct Track: View {
    @Environment(\.splitArrangementAxis) private var axis
    @Environment(\.overlayArrangementZIndex) private var layer

    var body: some View {
        Text("Track")
            .padding(axis == .vertical ? 8 : 24)
            .background(layer == 1 ? .regularMaterial : .bar)
    }
}

private struct Waves: View {
    var body: some View {
        Panel {
            WaveForm()
        }
    }
}

private struct WaveForm: View {
    @Environment(\.splitArrangementAxis) private var axis

    var body: some View { Text(axis == .horizontal ? "Beside" : "Below") }
}

private struct Panel<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content().padding() }
}

struct Elsewhere: View {
    @Environment(\.splitArrangementAxis) private var axis

    var body: some View { Text(axis == nil ? "Alone" : "In a pair") }
}
