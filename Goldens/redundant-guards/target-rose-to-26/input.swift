import SwiftUI

struct RecipeScreen: View {
    let steps: [String]
    @State private var showsTimer = false

    var body: some View {
        List(steps, id: \.self) { step in
            Text(step)
        }
        .safeAreaBarOrInset(edge: .bottom) {
            Button("Timer") { showsTimer = true }
        }
        .safeAreaBarOrInset(edge: .top, spacing: 0) { Text("Soup") }
        .sheet(isPresented: $showsTimer) {
            Text("10 min").mediumAndLargeDetents()
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

fileprivate extension View {
    @ViewBuilder
    func mediumAndLargeDetents() -> some View {
        if #available(iOS 16.0, *) {
            presentationDetents([.medium, .large])
        } else {
            self
        }
    }
}
