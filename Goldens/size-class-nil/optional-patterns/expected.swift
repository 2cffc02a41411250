import SwiftUI

struct FlaxField: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var rows: Int {
        switch sizeClass {
        case .regular?: 6
        default: 2
        }
    }

    private var gap: CGFloat {
        switch sizeClass {
        case .some(.regular): return 12
        default: return 4
        }
    }

    var body: some View {
        VStack(spacing: gap) {
            Text("\(rows) rows")
        }
    }
}
