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
        if #available(iOS 16.0, *) {
            presentationDragIndicator(visibility)
        } else {
            self
        }
    }
}

private extension View {
    @ViewBuilder
    func corner(_ radius: CGFloat) -> some View {
        if #available(iOS 16.4, *) {
            presentationCornerRadius(radius)
        } else {
            self
        }
    }

    @ViewBuilder
    func bottomBar<Bar: View>(height: CGFloat, @ViewBuilder content: () -> Bar) -> some View {
        if #available(iOS 26.0, *) {
            safeAreaBar(edge: .bottom) { content().frame(height: height) }
        } else {
            safeAreaInset(edge: .bottom) { content().frame(height: height) }
        }
    }
}
