import SwiftUI

struct SwatchBoard: View {
    let names: [String]
    @State private var query = ""

    private static let bottomRoom: CGFloat = 68

    var body: some View {
        board
            .safeAreaBar(edge: .bottom, alignment: .leading) {
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
        }
    }
}
