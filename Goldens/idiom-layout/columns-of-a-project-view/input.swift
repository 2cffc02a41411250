import SwiftUI

struct BrickWall<Content: View>: View {
    let columns: Int
    var spacing: CGFloat = 8
    @ViewBuilder let content: Content

    var body: some View {
        Grid(horizontalSpacing: spacing) { content }
    }
}

struct KilnShelf: View {
    var body: some View {
        BrickWall(columns: UIDevice.current.userInterfaceIdiom == .phone ? 2 : 5, spacing: 4) {
            Text("Bowl")
        }
    }
}
