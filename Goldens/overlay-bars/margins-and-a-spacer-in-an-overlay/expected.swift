import SwiftUI

struct LogReader: View {
    let lines: [String]
    @State private var query = ""
    @State private var isPaused = false

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(lines.filter { query.isEmpty || $0.contains(query) }, id: \.self) { line in
                    Text(line)
                        .font(.body.monospaced())
                }
            }
        }
        .safeAreaBarOrInset(edge: .bottom) {
            VStack(spacing: 0) {
                Divider()
                HStack {
                    TextField("Find", text: $query)
                    Button(isPaused ? "Resume" : "Pause") { isPaused.toggle() }
                }
                .padding()
                .background(.bar)
            }
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
