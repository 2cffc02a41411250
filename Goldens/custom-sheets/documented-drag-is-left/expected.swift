import SwiftUI

struct ShelfScreen: View {
    let shelves: [String]
    @State private var showsLegend = false
    @State private var sunk: CGFloat = 0

    var body: some View {
        List(shelves, id: \.self) { Text($0) }
            .toolbar {
                Button("Legend", systemImage: "info.circle") { showsLegend = true }
            }
            .sheet(isPresented: $showsLegend) {
                Text("A legend")
                    .padding(24)
                    .presentationDetents([.medium, .large])
            }
    }

    /// Follows the finger, downwards only.
    private func follow(_ value: DragGesture.Value) {
        sunk = limited(value.translation.height)
    }

    private func limited(_ distance: CGFloat) -> CGFloat {
        max(0, distance)
    }
}
