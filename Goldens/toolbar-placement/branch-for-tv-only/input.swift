import SwiftUI

struct NotesWindow: View {
    var body: some View {
        List(["One", "Two"], id: \.self) { Text($0) }
            #if os(tvOS)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("New", systemImage: "plus") {}
                }
            }
            #endif
    }
}
