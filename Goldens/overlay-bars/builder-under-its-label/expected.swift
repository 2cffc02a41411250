import SwiftUI

struct ChoirList: View {
    let voices: [String]
    @State private var isSinging = false

    var body: some View {
        List(voices, id: \.self) { Text($0) }
            .safeAreaBarOrInset(edge: .bottom) {
                stage // always last
            }
            .navigationTitle("Choir")
            .onDisappear {
                isSinging = false
            }
    }

    private var stage: some View {
        AnyView(
            HStack {
                Button("Sing") { isSinging = true }
                Spacer()
                Button("Rest") { isSinging = false }
            }
            .padding()
            .background(Color.white)
        )
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
