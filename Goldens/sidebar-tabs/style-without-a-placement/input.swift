import SwiftUI

struct GardenTabs: View {
    var body: some View {
        TabView {
            Tab("Beds", systemImage: "leaf") { Text("Beds") }
            Tab("Tools", systemImage: "wrench") { Text("Tools") }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
