import SwiftUI

struct WineScreen: View {
    struct Wine: Identifiable, Hashable {
        let id: Int
        let name: String
    }

    let wines: [Wine]
    @State private var wine: Wine?

    var body: some View {
        return List(self.wines) { wine in
            Button(wine.name) {
                self.wine = wine
            }
        }
        .sheet(item: $wine) { wine in
            VStack {
                Text(wine.name)
                Button("Close") {
                    self.wine = nil
                }
            }
            .presentationDetents([.medium, .large])
        }
    }
}
