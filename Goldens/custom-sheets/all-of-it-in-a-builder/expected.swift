import SwiftUI

struct TicketScreen: View {
    @State private var isPaying = false

    var body: some View {
        ScrollView {
            Button("Pay") { isPaying = true }
        }
        .sheet(isPresented: $isPaying) {
            VStack(alignment: .leading) {
                Text("Two tickets") // both for today
                Button("Cancel", action: close)
            }
            .padding(.vertical, 20)
            .presentationDetents([.medium, .large])
        }
        .navigationTitle("Tickets")
    }

    private func close() {
        isPaying = false
    }
}
