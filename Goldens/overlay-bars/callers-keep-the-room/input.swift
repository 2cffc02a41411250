import SwiftUI

struct WithPlayer<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isPlaying = false

    var body: some View {
        ZStack(alignment: .bottom) {
            content()
            HStack {
                Button("Back", systemImage: "backward") {}
                Spacer()
                Button("Play", systemImage: "play") { isPlaying.toggle() }
            }
            .padding()
            .background(.thinMaterial)
        }
    }
}

struct Albums: View {
    let titles: [String]

    var body: some View {
        WithPlayer {
            List(titles, id: \.self) { Text($0) }
                .padding(.bottom, 64)
        }
    }
}

struct PinnedActions: ViewModifier {
    func body(content: Content) -> some View {
        content.overlay(alignment: .bottom) {
            HStack {
                Button("Save") {}
                Spacer()
                Button("Discard") {}
            }
            .padding()
            .background(.bar)
        }
    }
}
