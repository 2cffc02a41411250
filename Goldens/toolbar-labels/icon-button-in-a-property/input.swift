import SwiftUI

struct RouteScreen: View {
    @State private var isSaved = false

    var body: some View {
        List(["North", "South"], id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) { saveButton }
            }
    }

    private var saveButton: some View {
        Button {
            isSaved.toggle()
        } label: {
            Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
        }
        .accessibilityLabel("Save")
    }
}
