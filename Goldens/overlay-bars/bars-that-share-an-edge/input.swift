import SwiftUI

struct Roster: View {
    let names: [String]
    @State private var query = ""

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .padding(.bottom, 64)
            .overlay(alignment: .bottom) {
                HStack {
                    TextField("Find", text: $query)
                    Button("Clear") { query = "" }
                }
                .padding()
                .background(.bar)
            }
            .overlay(alignment: .bottomTrailing) {
                Button("Add", systemImage: "plus") {}
                    .labelStyle(.iconOnly)
                    .padding(.bottom, 80)
            }
    }
}

struct Squad: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .padding(.bottom, 64)
            .safeAreaInset(edge: .bottom) {
                Text("Season of the club")
            }
            .overlay(alignment: .bottom) {
                HStack {
                    Button("Train") {}
                    Spacer()
                    Button("Play") {}
                }
                .padding()
                .background(.bar)
            }
    }
}

struct Trainer: View {
    let names: [String]

    var body: some View {
        ZStack {
            List(names, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            VStack {
                HStack {
                    Button("Back") {}
                    Spacer()
                    Button("Share") {}
                }
                .background(.bar)
                Spacer()
                HStack {
                    Button("Train") {}
                    Spacer()
                    Button("Play") {}
                }
                .background(.bar)
            }
        }
    }
}
