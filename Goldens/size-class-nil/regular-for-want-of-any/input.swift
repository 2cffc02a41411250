import SwiftUI

struct ThornHedge: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        let width = horizontalSizeClass ?? .regular
        let height = verticalSizeClass ?? .regular
        Text(width == .regular && height == .regular ? "Tall and wide" : "Small")
    }
}
