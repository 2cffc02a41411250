import SwiftUI

struct Pages: View {
    var body: some View {
        TabView {
            Text("One")
            Text("Two")
        }
        .tabViewStyle(.page)
    }
}

struct BarOnly: View {
    var body: some View {
        TabView {
            Tab("One", systemImage: "1.circle") { Text("One") }
            Tab("Two", systemImage: "2.circle") { Text("Two") }
        }
        .tabViewStyle(.tabBarOnly)
    }
}

struct Placed: View {
    var body: some View {
        TabView {
            Tab("One", systemImage: "1.circle") { Text("One") }
            Tab("Two", systemImage: "2.circle") { Text("Two") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultTabBarPlacement(.tabBar)
    }
}
