import SwiftUI

struct TrailOverview: View {
    @State private var showsWarnings = false

    var body: some View {
        Text("Trail")
            .fullScreenCover(isPresented: $showsWarnings) {
                TrailWarnings()
            }
    }
}

private struct TrailWarnings: View {
    var body: some View {
        Text("Rockfall ahead")
            .presentationPlacement(.leading)
    }
}
