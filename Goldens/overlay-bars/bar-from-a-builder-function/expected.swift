import SwiftUI

struct Plant: Identifiable {
    let id: Int
    let name: String
    let isIndoor: Bool
}

struct GreenhouseList: View {
    let plants: [Plant]
    @State private var isFiltering = false
    @State private var showsIndoor = true

    var body: some View {
        List(plants.filter { !isFiltering || $0.isIndoor == showsIndoor }) { plant in
            Text(plant.name)
        }
        .safeAreaBarOrInset(edge: .bottom) { filters(title: "Where") }
        .animation(.snappy, value: isFiltering)
        .toolbar {
            Button("Filter", systemImage: "line.3.horizontal.decrease") { isFiltering.toggle() }
        }
    }

    @ViewBuilder
    private func filters(title: LocalizedStringKey) -> some View {
        if isFiltering {
            VStack(spacing: 0) {
                Divider()
                HStack {
                    Text(title)
                    Toggle("Indoors", isOn: $showsIndoor)
                        .toggleStyle(.button)
                    Spacer()
                    Button("Done") { isFiltering = false }
                }
                .padding()
            }
            .background(.bar)
            .transition(.move(edge: .bottom).combined(with: .opacity))
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
