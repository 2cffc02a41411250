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
        .contentMargins(.bottom, 112, for: .scrollContent)
        .overlay {
            VStack(spacing: 0) {
                Spacer()
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
