import SwiftUI

struct Register: View {
    let names: [String]
    @State private var query = ""

    var body: some View {
        ZStack(alignment: .bottom) {
            List(names, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            HStack {
                TextField("Name", text: $query)
                Button("Add") { query = "" }
            }
            .padding()
            .background(Color.white)
        }
    }
}
