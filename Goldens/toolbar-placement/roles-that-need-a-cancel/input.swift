import SwiftUI

struct LetterScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
        TextEditor(text: $text)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Save") { dismiss() }
                }
            }
    }
}

struct PostcardScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
        TextEditor(text: $text)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Done") { dismiss() }
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Stamp", systemImage: "seal") {}
                }
            }
    }
}

struct ParcelScreen: View {
    @Environment(\.dismiss) private var dismiss
    let leaveTitle: String

    var body: some View {
        Text("Parcel")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Cancel the order") { dismiss() }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button(leaveTitle) { dismiss() }
                }
            }
    }
}
