import SwiftUI

struct LibraryScreen: View {
    let books: [String]
    @State private var showsSorting = false

    private let panelHeight: CGFloat = 300

    var body: some View {
        bookList
            .sheet(isPresented: $showsSorting) {
                sortingPanel
                    .presentationDetents([.height(panelHeight)])
                    .presentationDragIndicator(.visible)
            }
    }

    private var bookList: some View {
        List(books, id: \.self) { book in
            Text(book)
        }
        .toolbar {
            Button("Sort", systemImage: "arrow.up.arrow.down") { showsSorting = true }
        }
    }

    /// Sorts the books.
    private var sortingPanel: some View {
        VStack(spacing: 12) {
            // One line a way to sort.
            Text("By title")
            Text("By author")
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}
