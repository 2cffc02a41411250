import SwiftUI

struct AtlasWindow: View {
    @State private var region = "Coast"

    var body: some View {
        TabView {
            Text(region)
                .tabItem { Label("Atlas", systemImage: "map") }
        }
        .frame(minWidth: 320)
    }
}
