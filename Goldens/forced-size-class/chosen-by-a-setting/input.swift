import SwiftUI

struct ChoirRoot: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @AppStorage("prefersBar") private var prefersBar = false

    var body: some View {
        TabView {
            Text("Scores")
                .tabItem { Label("Scores", systemImage: "music.note.list") }
        }
        .environment(\.horizontalSizeClass, prefersBar ? .compact : horizontalSizeClass)
    }
}
