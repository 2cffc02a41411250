import SwiftUI

struct BasketScreen: View {
    let items: [String]

    var body: some View {
        VStack(spacing: 0) {
            List(items, id: \.self) { Text($0) }
            BasketTotal(count: items.count)
        }
        .navigationTitle("Basket")
    }
}

private struct BasketTotal: View {
    let count: Int

    var body: some View {
        HStack {
            Text("\(count) things")
            Spacer()
            Button("Pay") {}
        }
        .padding(.horizontal)
    }
}
