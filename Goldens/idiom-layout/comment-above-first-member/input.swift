import SwiftUI

struct LanternCard: View {
    /// What is written on the paper.
    let wish: String

    var body: some View {
        Text(wish)
            .frame(maxWidth: UIDevice.current.userInterfaceIdiom == .pad ? 480 : 300)
    }
}
