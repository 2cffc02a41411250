import SwiftUI

struct ReefPages: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var showsMap = false

    var body: some View {
        Button("Map", systemImage: "map") { showsMap = true }
            .sheet(isPresented: $showsMap) {
                Text("Reef")
                    .environment(\.horizontalSizeClass, horizontalSizeClass)
            }
    }
}
