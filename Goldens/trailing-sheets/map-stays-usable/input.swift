import SwiftUI

struct FerryMap: View {
    @State private var showsStops = true

    var body: some View {
        Canvas { _, _ in }
            .sheet(isPresented: $showsStops) {
                List(0..<8, id: \.self) { Text("Stop \($0)") }
                    .presentationDetents([.height(160), .large])
                    .presentationBackgroundInteraction(.enabled(upThrough: .height(160)))
                    .interactiveDismissDisabled()
            }
    }
}
