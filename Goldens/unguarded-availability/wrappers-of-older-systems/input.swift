import SwiftUI

struct Backport<Content: View> {
    let content: Content

    func presentationDetents(_ heights: Set<CGFloat>) -> some View { content }
    func safeAreaBar(edge: VerticalEdge, @ViewBuilder content bar: () -> some View) -> some View {
        content.safeAreaInset(edge: edge, content: bar)
    }
}

extension View {
    var backport: Backport<Self> { Backport(content: self) }
}

struct HikeScreen: View {
    @State private var showsMap = false

    var body: some View {
        Button("Map") { showsMap = true }
            .backport.safeAreaBar(edge: .bottom) { Text("3 km") }
            .sheet(isPresented: $showsMap) {
                Text("Map").backport.presentationDetents([300, 600])
            }
    }
}
