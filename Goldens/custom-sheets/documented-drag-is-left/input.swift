import SwiftUI

struct ShelfScreen: View {
    let shelves: [String]
    @State private var showsLegend = false
    @State private var sunk: CGFloat = 0
    @State private var isPulled = false

    var body: some View {
        ZStack(alignment: .bottom) {
            List(shelves, id: \.self) { Text($0) }
                .toolbar {
                    Button("Legend", systemImage: "info.circle") { showsLegend = true }
                }

            if showsLegend {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { showsLegend = false }
                Text("A legend")
                    .padding(24)
                    .frame(maxWidth: .infinity)
                    .background(.background)
                    .offset(y: sunk)
                    .gesture(DragGesture().onChanged(follow).onEnded(release))
            }
        }
    }

    /// Follows the finger, downwards only.
    private func follow(_ value: DragGesture.Value) {
        sunk = limited(value.translation.height)
    }

    private func limited(_ distance: CGFloat) -> CGFloat {
        max(0, distance)
    }

    private func release(_ value: DragGesture.Value) {
        isPulled = value.translation.height > 0
        if value.translation.height > 100 {
            showsLegend = false
        }
        isPulled = false
        sunk = 0
    }
}
