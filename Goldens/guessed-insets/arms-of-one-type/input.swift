import SwiftUI

struct ReefScreen: View {
    let isWide: Bool
    private let indicator: CGFloat = 34 // home indicator
    let fish: [String]

    var body: some View {
        VStack {
            List(fish, id: \.self) { Text($0) }
            isWide ? legend.padding(.bottom, 34) : legend.padding(.bottom, 8) // home indicator
        }
        .overlay(alignment: .top) { hint() }
        .sheet(isPresented: .constant(isWide)) {
            VStack {
                List(fish, id: \.self) { Text($0) }
                key()
            }
        }
    }

    private var legend: some View {
        Text("Seen today").font(.caption)
    }

    private func hint() -> some View {
        Text("Tap a name")
    }

    private func key() -> some View {
        if isWide {
            return legend.padding(.bottom, indicator)
        }
        return legend.padding(.bottom, 4)
    }
}
