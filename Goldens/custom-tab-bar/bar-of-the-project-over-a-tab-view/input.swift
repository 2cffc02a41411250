import SwiftUI

struct ClubTabs: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Text("News")
                .toolbar(.hidden, for: .tabBar)
                .tag(0)
            Text("Matches")
                .toolbar(.hidden, for: .tabBar)
                .tag(1)
        }
        .safeAreaInset(edge: .bottom) {
            RoundedTabBar(selection: $selection)
        }
    }
}

private struct RoundedTabBar: View {
    @Binding var selection: Int

    var body: some View {
        HStack {
            Button("News", systemImage: "newspaper") { selection = 0 }
            Button("Matches", systemImage: "sportscourt") { selection = 1 }
        }
        .padding()
        .background(.thinMaterial, in: Capsule())
    }
}
