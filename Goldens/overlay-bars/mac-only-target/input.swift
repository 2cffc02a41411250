import SwiftUI

struct Ledger: View {
    let entries: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(entries, id: \.self) { Text($0) }
                .padding(.bottom, 48)
            HStack {
                Button("Add") {}
                Spacer()
                Button("Export") {}
            }
            .padding()
            .background(.bar)
        }
    }
}
