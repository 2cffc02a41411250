import SwiftUI

struct LayerEditor: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var name = "Sky"
    @State private var showsLayers = false

    var body: some View {
        NavigationStack {
            Text(horizontalSizeClass == .regular ? "Layers" : "L")
            LayerCanvas(name: name)
                .inspector(isPresented: $showsLayers) {
                    LayerPanel(name: $name)
                        .inspectorColumnWidth(280)
                }
        }
    }
}

private struct LayerCanvas: View {
    let name: String

    var body: some View { Text(name).frame(maxWidth: .infinity) }
}

private struct LayerPanel: View {
    @Binding var name: String

    var body: some View {
        Form { TextField("Name", text: $name) }
    }
}
