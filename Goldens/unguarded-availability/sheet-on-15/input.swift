import SwiftUI

struct TunerScreen: View {
    @State private var showsPresets = false
    @State private var size: PresentationDetent = .medium

    var body: some View {
        Button("Presets") { showsPresets = true }
            .sheet(isPresented: $showsPresets) {
                Text("Presets")
                    .presentationDetents([.medium, .large], selection: $size)
            }
    }
}
