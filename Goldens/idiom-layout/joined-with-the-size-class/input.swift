import SwiftUI

struct AtlasRoot: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if UIDevice.current.userInterfaceIdiom == .phone || sizeClass == .compact {
            pages
        } else {
            maps
        }
    }

    private var pages: some View {
        TabView {
            Text("Coasts")
        }
    }

    private var maps: some View {
        NavigationSplitView {
            Text("Coasts")
        } detail: {
            Text("Choose a coast")
        }
    }
}
