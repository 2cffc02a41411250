import SwiftUI

struct BellTower: View {
    var body: some View {
        Text("Bells")
            .padding(UIDevice.current.userInterfaceIdiom == .pad ? 12 : 20)
    }
}

struct BellRow: View {
    static let edges = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)

    static func row(_ name: String) -> some View {
        Text(name)
            .frame(height: UIDevice.current.userInterfaceIdiom == .pad ? 60 : 40)
    }

    var body: some View {
        BellRow.row("Tenor")
            .listRowInsets(BellRow.edges)
    }
}
