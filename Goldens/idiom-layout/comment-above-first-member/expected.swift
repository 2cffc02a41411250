import SwiftUI

struct LanternCard: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    /// What is written on the paper.
    let wish: String

    var body: some View {
        Text(wish)
            .frame(maxWidth: horizontalSizeClass == .regular ? 480 : 300)
    }
}
