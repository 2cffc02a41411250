import SwiftUI

struct AshesScreen: View {
    @State private var asks = false
    @State private var shows = false

    var body: some View {
        ZStack {
            Color.black.opacity(0.1).ignoresSafeArea()
            Button("Burn") { asks = true }
                .popover(isPresented: $shows) {
                    VStack {
                        Text("Tap to burn")
                        Button("OK") { shows = false }
                    }
                    .padding()
                }
        }
        .alert("Burn all?", isPresented: $asks) {
            Button("Burn", role: .destructive) {}
        }
    }
}

private struct Samples: PreviewProvider {
    static var isShown = true

    static var previews: some View {
        ZStack {
            AshesScreen()
            if isShown {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
                    Text("Sample")
                    Button("OK") {}
                }
                .padding()
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
            }
        }
    }
}
