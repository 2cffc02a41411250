import SwiftUI

struct SketchScreen: View {
    @State private var isDrawing = false

    var body: some View {
        Canvas { _, _ in }
            .toolbar {
                ToolbarItem {
                    Button("Undo", systemImage: "arrow.uturn.backward") {}
                }
                .axisBehavior(.horizontalOnly)
                ToolbarItem {
                    Button("Draw", systemImage: "pencil") { isDrawing.toggle() }
                }
                .axisBehavior(.horizontalOnly)
            }
            .toolbarVerticalBehavior(isDrawing ? .disabled : .automatic)
    }
}

struct VideoList: View {
    let titles: [String]

    var body: some View {
        List(titles, id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done", systemImage: "checkmark") {}
                }
                ToolbarItem {
                    Button("Sort", systemImage: "arrow.up.arrow.down") {}
                }
            }
            .toolbarVerticalBehavior(.disabled)
    }
}
