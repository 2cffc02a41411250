import SwiftUI

struct CoalBrowser: View {
    @State private var showsHelp = false

    var body: some View {
        NavigationSplitView {
            CoalList()
                .toolbar(removing: .sidebarToggle)
        } content: {
            Text("Seams")
        } detail: {
            CoalDetail(showsHelp: $showsHelp)
        }
        .sheet(isPresented: $showsHelp) {
            NavigationStack {
                Text("Help")
                    .toolbar {
                        Button("Done", systemImage: "checkmark") { showsHelp = false }
                    }
            }
        }
        .toolbarBackground(.visible, for: .navigationBar)
    }
}

private struct CoalList: View {
    var body: some View {
        List(0..<4, id: \.self) { Text("Seam \($0)") }
            .toolbar { EditButton() }
    }
}

private struct CoalDetail: View {
    @Binding var showsHelp: Bool

    var body: some View {
        Text("Coal")
            .toolbar {
                Button("Help", systemImage: "questionmark") { showsHelp = true }
            }
    }
}
