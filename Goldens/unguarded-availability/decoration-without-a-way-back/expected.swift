import SwiftUI

struct PosterScreen: View {
    let poster: Image
    @State private var showsCredits = false

    var body: some View {
        ScrollView {
            poster
                .resizable()
                .backgroundExtensionEffectIfAvailable()
            Button("Credits") { showsCredits = true }
        }
        .sheet(isPresented: $showsCredits) {
            Text("Credits")
                .presentationDragIndicator(.visible)
                .presentationCornerRadiusIfAvailable(24)
        }
    }
}

fileprivate extension View {
    @ViewBuilder
    func backgroundExtensionEffectIfAvailable() -> some View {
        if #available(iOS 26.0, *) {
            backgroundExtensionEffect()
        } else {
            self
        }
    }
}

fileprivate extension View {
    @ViewBuilder
    func presentationCornerRadiusIfAvailable(_ cornerRadius: CGFloat?) -> some View {
        if #available(iOS 16.4, *) {
            presentationCornerRadius(cornerRadius)
        } else {
            self
        }
    }
}
