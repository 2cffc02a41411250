import SwiftUI

struct PoemScreen: View {
    @State private var isOpen = false

    var body: some View {
        List {
            Text("""
                The river runs
                  below the hill
                """)
        }
        .sheet(isPresented: $isOpen) {
            VStack { Text("About"); Button("Done") { close() } }
                .padding()
                .presentationDetents([.medium, .large])
        }
        .toolbar {
            Button("About", systemImage: "info.circle") { isOpen = true }
        }
    }

    private func close() { withAnimation { isOpen = false } }
}
