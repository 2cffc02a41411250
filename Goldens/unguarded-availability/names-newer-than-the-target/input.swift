import SwiftUI

struct ReaderScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge
    @State private var showsNotes = false

    var body: some View {
        Text("Chapter")
            .sheet(isPresented: $showsNotes) {
                Text("Notes").presentationPlacement(.trailing)
            }
            .toolbar {
                ToolbarItem(placement: .topBarPinnedTrailing) {
                    Button("Notes") { showsNotes = true }
                }
            }
    }
}

struct NotesPane: View {
    var body: some View {
        ArrangementView {
            Text("Chapter")
        } secondary: {
            Text("Notes")
        }
    }
}
