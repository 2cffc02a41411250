import SwiftUI

struct Cellar: View {
    @State private var bottles = ["Riesling", "Malbec"]

    var body: some View {
        List(bottles, id: \.self) { Text($0) }
            .safeAreaBarOrInset(edge: .top) {
                HStack {
                    Button("Red") {}
                    Button("White") {}
                }
            }
    }
}

struct Pantry: View {
    @State private var jars = ["Beans", "Rice"]

    var body: some View {
        List(jars, id: \.self) { Text($0) }
            .listStyle(.plain)
            .safeAreaBarOrInset(edge: .bottom) {
                HStack {
                    Button("Add a jar") { jars.append("Oats") }
                    Spacer()
                    Button("Clear") { jars = [] }
                }
                .padding()
                .background(Color.white)
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
