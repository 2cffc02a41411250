import SwiftUI

struct Screen: View {
    @State private var isOpen = false

    var body: some View {
        List(0..<20, id: \.self) { Text("Row \($0)") }
            .sheet(isPresented: $isOpen) {
                Notes()
                    .foregroundStyle(.white)
                    .presentationDetents([.medium, .large])
                    .presentationBackground(Color.indigo.opacity(0.9))
            }
            .navigationTitle("Rows")
            .navigationBarTitleDisplayMode(.inline)
    }
}

struct Notes: View {
    var body: some View {
        Text("Notes")
            .padding()
    }
}
