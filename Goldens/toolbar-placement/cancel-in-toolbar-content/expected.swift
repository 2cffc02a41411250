import SwiftUI

struct ClosingItems: ToolbarContent {
    @Environment(\.presentationMode) private var presentationMode

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { // left of the title
            Button(role: .cancel) {
                presentationMode.wrappedValue.dismiss()
            } label: {
                Label("Cancel", systemImage: "xmark")
            }
        }
    }
}
