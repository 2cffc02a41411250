import SwiftUI

struct TicketScreen: View {
    @State private var isPaying = false
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                Button("Pay") { isPaying = true }
            }
            payment
        }
        .navigationTitle("Tickets")
    }

    @ViewBuilder
    private var payment: some View {
        if isPaying {
            Color.black.opacity(0.3)
                .ignoresSafeArea()
                .onTapGesture { close() }
            VStack(alignment: .leading) {
                Text("Two tickets") // both for today
                Button("Cancel", action: close)
            }
            .padding(.vertical, 20)
            .background(.background)
            .offset(y: drag)
            .gesture(
                DragGesture()
                    .onChanged { drag = max(0, $0.translation.height) }
                    .onEnded { value in
                        if value.translation.height > 100 { close() }
                        drag = 0
                    }
            )
        }
    }

    private func close() {
        isPaying = false
    }
}
