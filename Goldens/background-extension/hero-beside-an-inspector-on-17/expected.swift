import SwiftUI

struct CoverEditor: View {
    @State private var showsStyle = true

    var body: some View {
        ScrollView {
            Image("cover")
                .resizable()
                .scaledToFit()
                .backgroundExtensionOrIgnoredSafeArea()
            Text("A cover")
        }
        .inspector(isPresented: $showsStyle) {
            Text("Style")
        }
    }
}

fileprivate extension View {
    @ViewBuilder
    func backgroundExtensionOrIgnoredSafeArea() -> some View {
        if #available(iOS 26.0, *) {
            backgroundExtensionEffect()
        } else {
            ignoresSafeArea()
        }
    }
}
