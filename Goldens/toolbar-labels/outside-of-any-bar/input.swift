import SwiftUI

struct PlayerCard: View {
    @State private var isPlaying = false

    var body: some View {
        VStack {
            Button("Play") { isPlaying = true }
            Menu {
                Button("Slow") {}
                Button("Fast") {}
            } label: {
                Image(systemName: "speedometer")
            }
            .accessibilityLabel("Speed")
        }
        .contextMenu {
            Button("Stop") { isPlaying = false }
        }
        .toolbar(.hidden, for: .navigationBar)
    }
}
