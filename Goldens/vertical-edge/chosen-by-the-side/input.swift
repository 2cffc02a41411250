import SwiftUI

struct DrumScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge

    var body: some View {
        if edge == .leading {
            drums.safeAreaBar(edge: .leading) {
                VStack {
                    Button("Kick", systemImage: "circle") {}
                    Button("Snare", systemImage: "circle.dashed") {}
                }
            }
        } else if edge == .trailing {
            drums.safeAreaBar(edge: .trailing) {
                VStack {
                    Button("Kick", systemImage: "circle") {}
                    Button("Snare", systemImage: "circle.dashed") {}
                }
            }
        } else {
            drums
        }
    }

    private var drums: some View { ScrollView { Text("Drums") } }
}
