import SwiftUI

struct PosterBrowser: View {
    var body: some View {
        NavigationSplitView {
            List(0..<5, id: \.self) { Text("Poster \($0)") }
        } detail: {
            Image("poster")
                .resizable()
                .scaledToFill()
                .ignoresSafeArea()
        }
    }
}
