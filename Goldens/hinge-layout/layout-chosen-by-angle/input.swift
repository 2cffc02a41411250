import SwiftUI

struct SketchBoard: View {
    @State private var liesFlat = true

    var body: some View {
        let layout = liesFlat ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
            Text("Canvas")
            Text("Tools")
        }
        .onHingeChange { _, context in
            withAnimation {
                self.liesFlat = context.hinge?.status != .partiallyOpen
            }
        }
    }
}

struct SketchLibrary: View {
    @State private var columns = NavigationSplitViewVisibility.automatic

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            Text("Folders")
        } detail: {
            Text("Sketch")
        }
        .onHingeChange(isEnabled: true) { _, context in
            columns = context.hinge?.status == .fullyOpen ? .all : .detailOnly
        }
    }
}
