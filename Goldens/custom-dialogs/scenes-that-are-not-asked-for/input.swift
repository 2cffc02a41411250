import SwiftUI

struct TicketScene: View {
    let name: String

    var body: some View {
        ZStack {
            Color.black.opacity(0.8).ignoresSafeArea()
            VStack {
                Text(name)
                Button("Show at the door") {}
            }
            .padding()
            .background(.white, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}

struct LanternGame: View {
    @State private var gameState = 0

    var body: some View {
        ZStack {
            Canvas { _, _ in }
            if gameState == 2 {
                Color.black.opacity(0.5).ignoresSafeArea()
                VStack {
                    Text("Lanterns out")
                    Button("Again") { gameState = 0 }
                }
                .padding()
                .background(.yellow, in: RoundedRectangle(cornerRadius: 30))
            }
        }
    }
}
