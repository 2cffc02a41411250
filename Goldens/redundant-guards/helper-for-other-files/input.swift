import SwiftUI

extension View {
    /// Used all over the app.
    @ViewBuilder
    func edgeEffect() -> some View {
        if #available(iOS 26.0, *) {
            backgroundExtensionEffect()
        } else {
            self
        }
    }
}

private extension View {
    @ViewBuilder
    func oldDetents() -> some View {
        if #available(iOS 16.0, *) {
            presentationDetents([.large])
        } else {
            self
        }
    }
}

struct Wall: View {
    var body: some View {
        Color.red.edgeEffect()
    }
}
