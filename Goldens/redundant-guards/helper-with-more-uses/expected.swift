import SwiftUI

struct Notebook: View {
    let pages: [String]

    var body: some View {
        List(pages, id: \.self) { Text($0) }
            .bottomBar(height: 40) { Text("Pages") }
            .grabber(.visible)
        let apply = Text("Cover").corner
        apply(8)
    }
}

// Kept for the widget.
private extension View {
    @ViewBuilder
    func grabber(_ visibility: Visibility) -> some View {
        presentationDragIndicator(visibility)
    }
}

private extension View {
    @ViewBuilder
    func corner(_ radius: CGFloat) -> some View {
        presentationCornerRadius(radius)
    }

    @ViewBuilder
    func bottomBar<Bar: View>(height: CGFloat, @ViewBuilder content: () -> Bar) -> some View {
        safeAreaBar(edge: .bottom) { content().frame(height: height) }
    }
}
