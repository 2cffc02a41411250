import SwiftUI

struct LayerEditor: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var name = "Sky"
    @State private var showsLayers = false

    var body: some View {
        NavigationStack {
            if horizontalSizeClass == .regular {
                HStack {
                    LayerCanvas(name: name)
                    if showsLayers {
                        LayerPanel(name: $name)
                            .frame(width: 280)
                    }
                }
            } else {
                LayerCanvas(name: name)
                    .sheet(isPresented: $showsLayers) {
                        LayerPanel(name: $name)
                    }
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
