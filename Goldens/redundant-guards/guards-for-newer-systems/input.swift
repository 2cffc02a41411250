import SwiftUI

struct Harbour: View {
    let ships: [String]

    var body: some View {
        if #available(iOS 26.0, *) {
            list.safeAreaBar(edge: .bottom) { Text("Pier") }
        } else if #available(iOS 17.1, *) {
            list.opacity(0.9)
        } else {
            list
        }
    }

    @available(iOS 18.0, *)
    private var tabs: some View {
        TabView {
            Tab("Ships", systemImage: "ferry") { list }
        }
    }

    private var list: some View {
        List(ships, id: \.self) { Text($0) }
    }

    private func fold() {
        guard #available(iOS 27.1, *) else { return }
        print("fold")
    }
}
