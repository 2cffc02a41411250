import SwiftUI

struct TideTable: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    let tides: [String]

    private var spacing: CGFloat {
        sizeClass == .compact
            ? 6 // fits nine rows
            : 14 // easy to touch
    }

    var body: some View {
        VStack(spacing: spacing) {
            ForEach(tides, id: \.self) { tide in
                Text(tide)
            }
        }
    }
}
