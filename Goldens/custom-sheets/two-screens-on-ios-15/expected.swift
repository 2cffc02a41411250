import SwiftUI

struct Screen: View {
    @State private var isOpen = false

    var body: some View {
        List(0..<20, id: \.self) { Text("Row \($0)") }
            .sheet(isPresented: $isOpen) {
                Notes()
                    .heightDetent(200)
            }
    }
}

struct OtherScreen: View {
    @State private var isShown = false

    var body: some View {
        List(0..<20, id: \.self) { Text("Row \($0)") }
            .sheet(isPresented: $isShown) {
                Notes()
                    .heightDetent(320)
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
        if #available(iOS 16.0, *) {
            presentationDetents([.height(height)])
        } else {
            self
        }
    }
}
