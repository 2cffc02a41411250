import SwiftUI

struct MailBrowser: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(["Inbox", "Sent"], id: \.self) { Text($0) }
        } content: {
            List(["Hello", "Invoice"], id: \.self) { Text($0) }
        } detail: {
            Text("Hello")
        }
        .toolbar {
            Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            Button("Compose", systemImage: "square.and.pencil") {}
        }
        .onAppear { visibility = .doubleColumn }
    }
}
