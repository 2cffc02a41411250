import SwiftUI

struct InboxScreen: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var showsPreview = true
    @State private var isWriting = false

    var body: some View {
        HStack {
            List(["Hello", "Invoice"], id: \.self) { Text($0) }
            if horizontalSizeClass == .regular && showsPreview {
                MessagePreview()
            }
        }
        .sheet(isPresented: $isWriting) {
            MessageEditor()
        }
    }
}

private struct MessagePreview: View {
    var body: some View { Text("Hello") }
}

private struct MessageEditor: View {
    var body: some View { Text("New message") }
}
