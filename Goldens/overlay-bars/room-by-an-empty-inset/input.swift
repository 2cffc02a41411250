import SwiftUI

struct Agenda: View {
    let entries: [String]
    @State private var day = Date()

    var body: some View {
        List(entries, id: \.self) { Text($0) }
            .listStyle(.insetGrouped)
            .safeAreaInset(edge: .bottom) {
                Color.clear.frame(height: 64)
            }
            .overlay(alignment: .bottom, content: {
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
