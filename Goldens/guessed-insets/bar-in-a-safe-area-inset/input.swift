import SwiftUI

enum Bars {
    static let homeIndicator: CGFloat = 34.0
}

struct BasketScreen: View {
    let lines: [String]
    var pay: () -> Void

    var body: some View {
        NavigationStack {
            List(lines, id: \.self) { Text($0) }
                .navigationTitle("Basket")
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    payButton
                        .padding(.bottom, Bars.homeIndicator)
                        .background(.bar)
                }
        }
    }

    private var payButton: some View {
        Button("Pay", action: pay)
            .buttonStyle(.borderedProminent)
            .frame(maxWidth: .infinity)
            .padding(12)
    }
}
