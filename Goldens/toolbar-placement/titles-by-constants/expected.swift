import SwiftUI

enum Labels {
    static let cancelButtonTitle = NSLocalizedString("cancel", comment: "Leaves the sheet")
    static let done = "Done"
}

struct ShelfEditor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        NavigationStack {
            TextField("Name", text: $name)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(Labels.cancelButtonTitle) {
                            if name.isEmpty { dismiss() }
                        }
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button(action: save) {
                            Text("action.save").bold()
                        }
                    }
                }
        }
    }

    private func save() {
        name = name.trimmingCharacters(in: .whitespaces)
        dismiss()
    }
}

struct ShelfPicker: View {
    @Binding var isPresented: Bool
    @State private var showsEditor = false

    var body: some View {
        NavigationStack {
            Button("Edit") { showsEditor = true }
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button(Labels.done) {
                            Task {
                                isPresented = false
                            }
                        }
                    }
                }
        }
        .sheet(isPresented: $showsEditor) {
            NavigationStack {
                ShelfEditor()
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(String(localized: "common.cancel")) { showsEditor = false }
                        }
                    }
            }
        }
    }
}
