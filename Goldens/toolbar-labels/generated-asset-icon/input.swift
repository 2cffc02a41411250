import SwiftUI

extension ImageResource {
    static let paintPot = ImageResource(name: "paint-pot", bundle: .main)
    static let easel = ImageResource(name: "easel", bundle: .main)
}

struct CanvasScreen: View {
    @State private var showsColours = false

    var body: some View {
        Color.white
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        showsColours = true
                    } label: {
                        Image(.paintPot)
                    }
                    .accessibilityLabel("Colours")
                }
            }
    }
}

struct StudioTabs: View {
    var body: some View {
        TabView {
            CanvasScreen()
                .tabItem {
                    Image(.easel)
                        .accessibilityLabel("Canvas")
                }
        }
    }
}
