import SwiftUI

struct TicketScreen: View {
    private let notchDepth: CGFloat = 34
    private let homeButtonHeight: CGFloat = 34
    private let safeAreaMargin: CGFloat = 20
    private let tabBarHeight: CGFloat = 49
    let stops: [String]

    var body: some View {
        VStack(spacing: 0) {
            Text("Ticket")
                .padding(.top, notchDepth)
            List(stops, id: \.self) { Text($0) }
            Button("Home", systemImage: "house") { }
                .frame(height: homeButtonHeight)
                .padding(.bottom, tabBarHeight)
                .padding(.bottom, homeButtonHeight)
                .padding(.bottom, safeAreaMargin)
        }
    }
}
