import SwiftUI

struct ContactList: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .safeAreaInset(edge: .trailing) {
                VStack {
                    ForEach(["A", "B", "C"], id: \.self) { Text($0).font(.caption2) }
                }
            }
            .overlay(alignment: .bottomTrailing) {
                VStack {
                    Button("Add", systemImage: "plus") {}
                    Button("Scan", systemImage: "qrcode") {}
                }
            }
            .safeAreaInset(edge: .leading) {
                VStack(alignment: .leading) {
                    Text("Groups").font(.title)
                    Button("Family") {}
                    Button("Friends") {}
                    Spacer()
                }
                .frame(width: 240)
            }
    }
}

struct EdgeWatcher: View {
    @Environment(\.toolbarVerticalEdge) private var edge

    var body: some View {
        Image("map")
            .overlay(alignment: .topTrailing) { Text("New") }
            .onChange(of: edge) {}
    }
}
