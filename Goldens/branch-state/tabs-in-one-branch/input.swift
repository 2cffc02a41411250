import SwiftUI

struct ApiaryRoot: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var isRoomy: Bool { sizeClass == .regular }

    var body: some View {
        if isRoomy {
            Text("Hives and honey")
        } else {
            ApiaryTabs()
        }
    }
}

private struct ApiaryTabs: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Text("Hives")
                .tabItem { Label("Hives", systemImage: "hexagon") }
                .tag(0)
            Text("Honey")
                .tabItem { Label("Honey", systemImage: "drop") }
                .tag(1)
        }
    }
}
