import SwiftUI

struct PoemScreen: View {
    let lines: [String]
    @State private var isCopied = false

    var body: some View {
        VStack(spacing: 0) {
            Text("Poem")
                .font(.title)
                .padding(.top, 47)

            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Color.indigo
                        .frame(height: 200)
                    Text("The lighthouse")
                        .font(.headline)
                        .padding(.top, 59)
                    ForEach(lines, id: \.self) { Text($0) }
                }
                .padding(.bottom, 83)
            }

            Button("Copy") { isCopied = true }
                .padding(.horizontal, 34)
                .padding(.bottom, 34)
        }
        .overlay(alignment: .bottom) {
            if isCopied {
                Text("Copied")
                    .padding(8)
                    .background(.thinMaterial, in: Capsule())
                    .padding(.bottom, 88)
            }
        }
    }
}
