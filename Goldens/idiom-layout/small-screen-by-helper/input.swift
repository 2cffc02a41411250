import SwiftUI

struct TrailheadScreen: View {
    private var isSmallScreen: Bool { UIScreen.main.bounds.height <= 667 }

    var body: some View {
        VStack(spacing: isSmallScreen ? 8 : 24) {
            Text("Start here")
            Text("Go there")
                .padding(.horizontal, side())
        }
    }

    private func side() -> CGFloat {
        let width = UIScreen.main.bounds.width
        return width < 375 ? 12 : 20
    }
}

struct SignpostScreen: View {
    private var isTinyScreen: Bool { UIScreen.main.bounds.height <= 568 }

    var body: some View {
        Text(isTinyScreen ? "N" : "North")
    }
}
