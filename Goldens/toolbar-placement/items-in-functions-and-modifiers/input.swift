import SwiftUI

extension View {
    func closable(_ close: @escaping () -> Void) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button(action: close) { Label("Close", systemImage: "xmark") }
            }
        }
    }

    func navigationBarItems(leading: String, trailing: String) -> some View {
        navigationTitle(leading + trailing)
    }
}

struct VoyageScreen: View {
    var body: some View {
        Text("Voyage")
            .navigationBarItems(leading: "North", trailing: "Cape")
            .closable {}
            .toolbar { more() }
    }

    private func more() -> some ToolbarContent {
        ToolbarItemGroup(placement: .topBarTrailing) {
            Menu("More", systemImage: "ellipsis") {
                Button("Rest") {}
            }
        }
    }
}
