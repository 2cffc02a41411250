import SwiftUI

struct TicketList: View {
    let tickets: [String]
    @State private var scope = 0

    var body: some View {
        if #available(iOS 26.0, *) {
            ZStack(alignment: .top) {
                List(tickets, id: \.self) { Text($0) }
                    .scrollEdgeEffectStyle(.hard, for: .top)
                    .padding(.top, 56)
                scopes
            }
        } else {
            ZStack(alignment: .top) {
                List(tickets, id: \.self) { Text($0) }
                    .padding(.top, 56)
                scopes
            }
        }
    }

    private var scopes: some View {
        Picker("Scope", selection: $scope) {
            Text("Open").tag(0)
            Text("Closed").tag(1)
        }
        .pickerStyle(.segmented)
        .padding()
        .background(.bar)
    }
}
