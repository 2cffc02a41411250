import SwiftUI

struct SundialScreen: View {
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        VStack(spacing: verticalSizeClass == .compact ? 4 : 16) {
            if verticalSizeClass != .compact {
                Image(systemName: "sun.max")
            }
            Text("Noon")
        }
    }
}
