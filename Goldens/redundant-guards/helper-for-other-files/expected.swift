import SwiftUI

extension View {
    /// Used all over the app.
    @ViewBuilder
    func edgeEffect() -> some View {
        backgroundExtensionEffect()
    }
}

struct Wall: View {
    var body: some View {
        Color.red.edgeEffect()
    }
}
