import SwiftUI

struct RadioScreen: View {
    let stations: [String]

    var body: some View {
        VStack(spacing: 0) {
            List(stations, id: \.self) { Text($0) }

            VStack(spacing: 0) {
                Button("Play", systemImage: "play.fill") { }
                    .frame(maxWidth: .infinity, minHeight: 56)
                Color(.secondarySystemBackground)
                    .frame(height: 34) // home indicator
            }
            .background(Color(.secondarySystemBackground))
        }
        .ignoresSafeArea(.container, edges: .bottom)
    }
}
