import SwiftUI

struct StudioTabs: View {
    let rooms: [String]
    let hasArchive: Bool

    var body: some View {
        TabView {
            Tab("Desk", systemImage: "lamp.desk") { Text("Desk") }
            TabSection("Rooms") {
                ForEach(rooms, id: \.self) { room in
                    Tab(room, systemImage: "door.left.hand.open") { Text(room) }
                }
            }
            if hasArchive {
                Tab("Archive", systemImage: "archivebox") { Text("Archive") }
            }
        }
    }
}
