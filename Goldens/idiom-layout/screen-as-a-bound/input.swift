import SwiftUI
import UIKit

struct DrawerView: View {
    @State private var isOpen = false
    private var drawerWidth = min(UIScreen.main.bounds.width * 0.7, 320)

    var body: some View {
        Text("Drawer")
            .frame(maxWidth: min(UIScreen.main.bounds.width - 40, 440))
            .offset(x: isOpen ? 0 : -UIScreen.main.bounds.width)
            .task { await load(pixels: UIScreen.main.bounds.width * UIScreen.main.scale) }
    }

    private func load(pixels: CGFloat) async {
        print("widest", pixels, "screen", "\(UIScreen.main.bounds)")
    }
}

@MainActor
enum Poster {
    static func picture() -> UIImage? {
        let renderer = ImageRenderer(content: Text("Fair").frame(width: UIScreen.main.bounds.width))
        return renderer.uiImage
    }
}

#Preview {
    DrawerView()
        .frame(width: UIScreen.main.bounds.width)
}
