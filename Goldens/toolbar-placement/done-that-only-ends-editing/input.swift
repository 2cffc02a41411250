import SwiftUI

struct ShelfScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isArranging = false
    @State private var books = ["Dune", "Emma"]

    let closingTitle: String

    var body: some View {
        List(books, id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Done", systemImage: "checkmark") { isArranging = false }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Cancel", systemImage: "xmark") { dismiss() }
                }
                ToolbarItem(placement: .topBarLeading) {
                    Button(closingTitle, systemImage: "xmark") { dismiss() }
                }
            }
    }
}
