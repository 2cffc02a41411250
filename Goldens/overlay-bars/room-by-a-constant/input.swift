import SwiftUI

struct SwatchBoard: View {
    let names: [String]
    @State private var query = ""

    private static let bottomRoom: CGFloat = 68

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            board
            HStack {
                TextField("Find a colour", text: $query)
                    .textFieldStyle(.roundedBorder)
                Button("Clear") { query = "" }
            }
            .padding(12)
            .background(.bar)
        }
    }

    private var board: some View {
        ScrollView {
            LazyVStack {
                ForEach(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
            }
            .padding(.bottom, Self.bottomRoom)
        }
    }
}
