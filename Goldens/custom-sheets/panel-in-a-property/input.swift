import SwiftUI

struct LibraryScreen: View {
    let books: [String]
    @State private var showsSorting = false
    @State private var drag: CGFloat = 0

    private let panelHeight: CGFloat = 300

    var body: some View {
        ZStack(alignment: .bottom) {
            bookList

            if showsSorting {
                dimming
                sortingPanel
                    .transition(.move(edge: .bottom))
            }
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
            RoundedRectangle(cornerRadius: 2)
                .fill(Color.secondary)
                .frame(width: 40, height: 4)
            // One line a way to sort.
            Text("By title")
            Text("By author")
        }
        .padding()
        .frame(maxWidth: .infinity)
        .frame(height: panelHeight, alignment: .top)
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 24))
        .shadow(radius: 8)
        .offset(y: max(drag, 0))
        .gesture(panelDrag)
    }

    private var dimming: some View {
        Color.black.opacity(0.35)
            .ignoresSafeArea()
            .onTapGesture(perform: close)
    }

    private var panelDrag: some Gesture {
        DragGesture()
            .onChanged { drag = $0.translation.height }
            .onEnded { value in
                if value.translation.height > panelHeight / 3 {
                    close()
                }
                drag = 0
            }
    }

    private func close() {
        withAnimation(.easeOut) { showsSorting = false }
    }
}
