import SwiftUI

struct QuarryBrowser: View {
    @State private var stone: String?
    @State private var showsMap = false

    var body: some View {
        NavigationSplitView {
            List(["Slate", "Marble"], id: \.self, selection: $stone) { Text($0) }
        } detail: {
            Text(stone ?? "No stone")
        }
        .tint(.gray)
        .sheet(isPresented: $showsMap) { Text("Map") }
        .toolbar {
            if stone != nil {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Map", systemImage: "map") { showsMap = true }
                }
            }
        }
    }
}
