import SwiftUI

struct ToolbarItem<Content: View>: View {
    enum Placement {
        case topBarLeading, topBarTrailing
    }

    let placement: Placement
    @ViewBuilder let content: Content

    var body: some View { content }
}

struct DrawingTools: View {
    var body: some View {
        HStack {
            ToolbarItem(placement: .topBarLeading) {
                Button("Undo", systemImage: "arrow.uturn.backward") {}
            }
            Spacer()
            ToolbarItem(placement: .topBarTrailing) {
                Button("Share", systemImage: "square.and.arrow.up") {}
            }
        }
    }
}
