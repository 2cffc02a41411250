import SwiftUI

struct DeskTabs: View {
    var body: some View {
        TabView {
            Tab("Desk", systemImage: "lamp.desk") { Text("Desk") }
            Tab("Shelf", systemImage: "books.vertical") { Text("Shelf") }
        }
    }
}
