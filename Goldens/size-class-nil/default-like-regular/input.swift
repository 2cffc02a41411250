import SwiftUI

struct HerbBed: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var columns: Int {
        switch sizeClass {
        case .compact: 1
        case .regular: 3
        default: 3
        }
    }

    private var rows: Int {
        switch sizeClass {
        case .compact: 1
        case .regular: 3
        default: 1
        }
    }

    var body: some View {
        Text("\(columns) by \(rows)")
    }
}
