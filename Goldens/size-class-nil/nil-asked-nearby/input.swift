import SwiftUI

struct WeirScreen: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var columns: Int {
        sizeClass != nil && sizeClass != .compact ? 3 : 1
    }

    private var margin: CGFloat {
        switch sizeClass {
        case .compact, .none: 12
        case .regular: 32
        @unknown default: 12
        }
    }

    var body: some View {
        Text("\(columns) gates")
            .padding(margin)
    }
}
