import SwiftUI

struct FlaxField: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var rows: Int {
        switch sizeClass {
        case .compact?: 2
        default: 6
        }
    }

    private var gap: CGFloat {
        switch sizeClass {
        case .some(.compact): return 4
        default: return 12
        }
    }

    var body: some View {
        VStack(spacing: gap) {
            Text("\(rows) rows")
        }
    }
}
