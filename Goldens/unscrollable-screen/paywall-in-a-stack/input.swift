import SwiftUI

struct PaywallView: View {
    @State private var isYearly = true

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                Image(systemName: "music.quarternote.3")
                    .font(.system(size: 120))
                headline("Every score")
                Toggle("Yearly", isOn: $isYearly)
                Spacer()
                buyButton
            }
            .scrollDismissesKeyboard(.interactively)
        }
    }

    private func headline(_ text: String) -> some View {
        Text(text).font(.largeTitle)
    }

    private var buyButton: some View {
        Button(isYearly ? "Buy a year" : "Buy a month") {}
    }
}
