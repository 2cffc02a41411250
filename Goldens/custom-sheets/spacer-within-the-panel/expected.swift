import SwiftUI

struct Screen: View {
    @State private var isOpen = false

    var body: some View {
        List(0..<20, id: \.self) { Text("Row \($0)") }
            .sheet(isPresented: $isOpen) {
                VStack {
                    Spacer()
                    Notes()
                }
                .padding(20)
                .presentationDetents([.medium, .large])
            }
    }
}

struct Notes: View {
    var body: some View {
        Text("Notes")
            .padding()
    }
}
