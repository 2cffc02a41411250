import SwiftUI

struct ShelfScreen: View {
    let books: [String]
    @State private var showsOrder = false

    var body: some View {
        ScrollView {
            ForEach(books, id: \.self) { Text($0) }
        }
        .overlay(alignment: .topTrailing) {
            if showsOrder {
                Color.black.opacity(0.15)
                    .ignoresSafeArea()
                    .onTapGesture { showsOrder = false }
                VStack(alignment: .leading) {
                    Text("Order by")
                    Button("Title") { showsOrder = false }
                    Button("Author") { showsOrder = false }
                }
                .padding()
                .background(.thickMaterial, in: .rect(cornerRadius: 10))
                .padding(.trailing)
            }
        }
    }
}
