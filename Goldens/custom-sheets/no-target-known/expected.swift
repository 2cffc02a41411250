import SwiftUI

struct Screen: View {
    @State private var isOpen = false

    var body: some View {
        List(0..<20, id: \.self) { Text("Row \($0)") }
            .sheet(isPresented: $isOpen) {
                Notes()
                    .heightDetent(240)
            }
    }
}

struct Notes: View {
    var body: some View {
        Text("Notes")
            .padding()
    }
}

fileprivate extension View {
    @ViewBuilder
    func heightDetent(_ height: CGFloat) -> some View {
        if #available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *) {
            presentationDetents([.height(height)])
        } else {
            self
        }
    }
}
