import SwiftUI

struct CompassScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack {
            Image(systemName: direction == .rightToLeft ? "arrow.left" : "arrow.right")
            Text("North").flipsForRightToLeftLayoutDirection(false)
        }
        .padding(.leading, edge == .leading ? 20 : 0)
        .padding(.trailing, edge == .trailing ? 20 : 0)
    }
}
