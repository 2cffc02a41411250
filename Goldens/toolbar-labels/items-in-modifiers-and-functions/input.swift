import SwiftUI

extension View {
    func withHelp(_ action: @escaping () -> Void) -> some View {
        toolbarRole(.editor)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button(action: action) {
                        Image(systemName: "questionmark.circle")
                    }
                }
            }
    }
}

struct GameScreen: View {
    @State private var isPaused = false
    @State private var isLoud = true

    var body: some View {
        Color.green
            .withHelp {}
            .toolbar { items() }
            .toolbar {
                pauseButton
                Button(isLoud ? "Mute" : "Unmute") { isLoud.toggle() }
            }
    }

    @ToolbarContentBuilder
    private func items() -> some ToolbarContent {
        ToolbarItem(placement: .secondaryAction) {
            Button {
                isLoud.toggle()
            } label: {
                if isLoud {
                    Image(systemName: "speaker")
                } else {
                    Image(systemName: "speaker.slash")
                }
            }
        }
        ToolbarItem(placement: .secondaryAction) {
            Button {
                isPaused.toggle()
            } label: {
                if isPaused {
                    Text("Resume")
                } else {
                    Image(systemName: "pause")
                }
            }
        }
    }

    private var pauseButton: some View {
        Button(action: { isPaused = true }) { Text("Pause") }
    }
}
