import SwiftUI

struct StudioTabs: View {
    let hasArchive: Bool

    var body: some View {
        TabView {
            Tab("Desk", systemImage: "lamp.desk") { Text("Desk") }
            TabSection("Rooms") {
                Tab("Studio", systemImage: "paintbrush") { Text("Studio") }
                Tab("Library", systemImage: "books.vertical") { Text("Library") }
            }
            if hasArchive {
                Tab("Archive", systemImage: "archivebox") { Text("Archive") }
            }
        }
    }
}
