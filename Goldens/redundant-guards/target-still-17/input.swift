import SwiftUI

struct RecipeList: View {
    let steps: [String]

    var body: some View {
        List(steps, id: \.self) { step in
            Text(step).legacyFont()
        }
        .safeAreaBarOrInset(edge: .bottom) { Text("End") }
    }
}

fileprivate extension View {
    @ViewBuilder
    func safeAreaBarOrInset<Bar: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        if #available(iOS 26.0, *) {
            safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
        } else {
            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
        }
    }
}

private extension View {
    @ViewBuilder
    func legacyFont() -> some View {
        if #available(iOS 16.0, *) {
            fontWeight(.medium)
        } else {
            self
        }
    }
}
