import SwiftUI

struct KitchenTabs: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Tab("Recipes", systemImage: "book", value: 0) {
                Text("Recipes")
            }
            Tab("Pantry", systemImage: "cabinet", value: 1) {
                Text("Pantry")
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultTabBarPlacement(.sidebar)
        .tint(.orange)
    }
}
