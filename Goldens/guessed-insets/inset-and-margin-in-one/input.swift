import SwiftUI

struct SignalScreen: View {
    private let homeIndicatorHeight: CGFloat = 34
    let bars: [Int]

    var body: some View {
        VStack {
            List(bars, id: \.self) { Text("\($0)") }

            Text("No signal")
                .offset(y: -homeIndicatorHeight)

            Button("Scan") { }
                .padding(.bottom, homeIndicatorHeight + 12)
        }
    }
}
