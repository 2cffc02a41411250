import SwiftUI

struct GardenTabs: View {
    var body: some View {
        TabView {
            Tab("Beds", systemImage: "leaf") { Text("Beds") }
            Tab("Tools", systemImage: "wrench") { Text("Tools") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .sidebarTabBarPlacement()
    }
}

fileprivate extension View {
    @ViewBuilder
    func sidebarTabBarPlacement() -> some View {
        if #available(iOS 27.0, *) {
            defaultTabBarPlacement(.sidebar)
        } else {
            self
        }
    }
}
