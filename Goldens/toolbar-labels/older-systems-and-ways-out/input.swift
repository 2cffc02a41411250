import SwiftUI

struct LicenceSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                Text("All of it is yours.")
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }
}

struct NotesSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var note = ""

    var body: some View {
        NavigationStack {
            TextEditor(text: $note)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        if #available(iOS 26, *) {
                            Button(role: .close) { dismiss() }
                        } else {
                            Button("Close") { dismiss() }
                        }
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        if #unavailable(iOS 26) {
                            Button("Save") { dismiss() }
                        } else {
                            Button("Save", systemImage: "checkmark") { dismiss() }
                        }
                    }
                    ToolbarItem(placement: .secondaryAction) {
                        share
                    }
                }
        }
    }

    @ViewBuilder private var share: some View {
        if #available(iOS 26, *) {
            ShareLink(item: note)
        } else {
            Button("Copy") {}
        }
    }
}
