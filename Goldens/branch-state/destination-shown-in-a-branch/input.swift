import SwiftUI

struct Berth: Identifiable, Hashable {
    let id: Int
}

struct HarbourRoot: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        switch sizeClass {
        case .regular:
            Text("Chart")
        default:
            HarbourList()
        }
    }
}

private struct HarbourList: View {
    @State private var open: Berth?

    var body: some View {
        NavigationStack {
            Button("First berth") { open = Berth(id: 1) }
                .navigationDestination(item: $open) { berth in
                    Text("Berth \(berth.id)")
                }
        }
    }
}
