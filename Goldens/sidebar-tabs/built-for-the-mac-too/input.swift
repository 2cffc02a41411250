import SwiftUI

struct AtlasTabs: View {
    var body: some View {
        TabView {
            Tab("World", systemImage: "globe") { Text("World") }
            Tab("Saved", systemImage: "bookmark") { Text("Saved") }
        }
    }
}
