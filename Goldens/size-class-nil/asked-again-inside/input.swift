import SwiftUI

struct HerbBeds: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if sizeClass == .compact {
            Text("Beds")
        } else {
            Text("All beds")
                .font(sizeClass == .regular ? .largeTitle : .title)
        }
    }
}
