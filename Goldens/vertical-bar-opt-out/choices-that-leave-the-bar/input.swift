import SwiftUI

struct AtlasScreen: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    let places: [String]

    var body: some View {
        List(places, id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem {
                    Button("Share", systemImage: "square.and.arrow.up") {}
                }
                .axisBehavior(.horizontalOnly)
                ToolbarItem {
                    Button("Add", systemImage: "plus") {}
                }
                .axisBehavior(.verticalPreferred)
            }
            .toolbarVerticalBehavior(horizontalSizeClass == .regular ? .disabled : .automatic)
    }
}

#Preview {
    List {
        Text("Lisbon")
    }
    .toolbarVerticalBehavior(.disabled)
}
