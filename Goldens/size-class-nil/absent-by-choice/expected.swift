import SwiftUI

struct HopGarden: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    let followsWindow: Bool

    var body: some View {
        let width = followsWindow ? horizontalSizeClass : nil
        Text("Hops")
            .padding(width == .regular ? 32 : 8)
    }
}
