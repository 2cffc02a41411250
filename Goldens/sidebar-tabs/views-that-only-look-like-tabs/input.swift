import SwiftUI

struct Tab<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content

    var body: some View {
        content().navigationTitle(title)
    }
}

struct Slides: View {
    let names: [String]

    var body: some View {
        TabView {
            Tab(title: "Cover") { Text("Cover") }
            ForEach(names, id: \.self) { name in
                Text(name)
            }
        }
    }
}

#Preview {
    TabView {
        Slides(names: [])
            .tabItem { Label("Slides", systemImage: "photo") }
    }
}
