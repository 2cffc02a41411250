import SwiftUI

struct MapTools: View {
    var body: some View {
        ScrollView {
            Text("Map")
        }
        .safeAreaBar(edge: .trailing) {
            VStack {
                Button("Locate", systemImage: "location") {}
                Button("Layers", systemImage: "square.3.layers.3d") {}
                Button("Rotate", systemImage: "rotate.right") {}
            }
            .labelStyle(.iconOnly)
        }
    }
}

struct NoteTools: View {
    @Environment(\.toolbarVerticalEdge) private var edge

    var body: some View {
        Canvas { _, _ in }
            .overlay(alignment: .topLeading) {
                VStack {
                    Button("Pen", systemImage: "pencil") {}
                    Button("Rubber", systemImage: "eraser") {}
                }
            }
            .padding(edge == nil ? 16 : 0)
    }
}
