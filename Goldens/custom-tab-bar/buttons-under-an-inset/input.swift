import SwiftUI

enum Deck {
    case bridge, cabins, engine
}

struct ShipScreen: View {
    @State private var deck = Deck.bridge

    var body: some View {
        VStack(spacing: 0) {
            switch deck {
            case .bridge: Bridge()
            case .cabins: Cabins()
            case .engine: Engine()
            }
            Divider()
            HStack {
                Button("Bridge", systemImage: "binoculars") { withAnimation { deck = .bridge } }
                Spacer()
                Button("Cabins", systemImage: "bed.double") { withAnimation { deck = .cabins } }
                Spacer()
                Button("Engine", systemImage: "gearshape") { withAnimation { deck = .engine } }
            }
            .padding()
        }
    }
}

private struct Bridge: View {
    var body: some View { Text("Bridge") }
}

private struct Cabins: View {
    var body: some View { Text("Cabins") }
}

private struct Engine: View {
    var body: some View { Text("Engine") }
}
