import SwiftUI

struct Agenda: View {
    let entries: [String]
    @State private var day = Date()

    var body: some View {
        List(entries, id: \.self) { Text($0) }
            .listStyle(.insetGrouped)
            .safeAreaBarOrInset(edge: .bottom, content: {
                HStack {
                    Button("Earlier", systemImage: "chevron.left") { move(by: -1) }
                    DatePicker("Day", selection: $day, displayedComponents: .date)
                        .labelsHidden()
                        .frame(maxWidth: .infinity)
                    Button("Later", systemImage: "chevron.right") { move(by: 1) }
                }
                .labelStyle(.iconOnly)
                .padding()
                .background(.ultraThinMaterial)
            })
            .navigationTitle("Agenda")
    }

    private func move(by days: Int) {
        day = Calendar.current.date(byAdding: .day, value: days, to: day) ?? day
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
