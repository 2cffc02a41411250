import SwiftUI

private enum Metrics {
    static let indicator: CGFloat = 34 // home indicator
    static let gutter: CGFloat = 16
}

struct LogScreen: View {
    let entries: [String]

    var body: some View {
        VStack(spacing: 0) {
            List(entries, id: \.self) { Text($0) }

            Text("\(entries.count) entries")
                .font(.footnote)
                .padding(Metrics.gutter)
        }
        .navigationTitle("Log")
    }
}
