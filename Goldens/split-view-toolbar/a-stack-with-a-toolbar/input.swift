import SwiftUI

struct StationList: View {
    var body: some View {
        NavigationStack {
            List(["East", "West"], id: \.self) { Text($0) }
                .toolbar {
                    Button("Filter", systemImage: "line.3.horizontal.decrease") {}
                }
        }
    }
}

struct StationBrowser: View {
    var body: some View {
        NavigationSplitView {
            StationList()
        } detail: {
            Text("Choose a station")
        }
    }
}
