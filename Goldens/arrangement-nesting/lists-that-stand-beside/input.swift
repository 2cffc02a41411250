import SwiftUI

struct ShopFloor: View {
    @State private var showsOrders = false

    var body: some View {
        HStack {
            List(0..<5, id: \.self) { Text("Order \($0)") }
            ArrangementView {
                List(0..<9, id: \.self) { Text("Shelf \($0)") }
            } secondary: {
                ScrollView { Text("Till") }
            }
        }
        .sheet(isPresented: $showsOrders) {
            List {
                NavigationLink("Floor") {
                    ArrangementView {
                        Text("Plan")
                    } secondary: {
                        Text("Legend")
                    }
                }
            }
        }
    }
}
