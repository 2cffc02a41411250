import SwiftUI

struct Station: View {
    let trains: [String]
    let isOpen: Bool

    var body: some View {
        let board = ZStack(alignment: .bottom) {
            List(trains, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            desk
        }
        return isOpen ? AnyView(board) : AnyView(Text("Closed"))
    }

    func departures(withDesk: Bool) -> some View {
        if withDesk {
            return ZStack(alignment: .bottom) {
                List(trains, id: \.self) { Text($0) }
                    .padding(.bottom, 64)
                desk
            }
        }
        return ZStack(alignment: .bottom) {
            List(trains, id: \.self) { Text($0) }
                .padding(.bottom, 0)
            desk
        }
    }

    private var desk: some View {
        HStack {
            Button("Ask") {}
            Spacer()
            Button("Buy") {}
        }
        .padding()
        .background(Color.white)
    }
}
