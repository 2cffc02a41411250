import SwiftUI

struct TicketList: View {
    let tickets: [String]
    @State private var scope = 0

    var body: some View {
        if #available(iOS 26.0, *) {
            List(tickets, id: \.self) { Text($0) }
                .scrollEdgeEffectStyle(.hard, for: .top)
                .safeAreaBar(edge: .top) {
                    scopes
                }
        } else {
            List(tickets, id: \.self) { Text($0) }
                .safeAreaBarOrInset(edge: .top) {
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

fileprivate extension View {
    @ViewBuilder
    func safeAreaBarOrInset<Bar: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        if #available(iOS 26.0, *) {
            safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
        } else {
            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
        }
    }
}
