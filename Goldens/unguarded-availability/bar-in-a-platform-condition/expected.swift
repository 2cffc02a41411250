#if os(iOS)
import SwiftUI

struct ScanScreen: View {
    var body: some View {
        List {
            Text("No codes yet")
        }
        .safeAreaBarOrInset(edge: .bottom) {
            Button("Scan") {}
        }
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
#endif
