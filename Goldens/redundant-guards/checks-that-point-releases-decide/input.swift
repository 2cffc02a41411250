import SwiftUI

struct QuarrySheet: View {
    @State private var isShown = false

    private var isNew: Bool {
        guard #available(iOS 16.4, *) else { return false }
        return true
    }

    private var blocks: Int {
        if #unavailable(iOS 16.4) {
            return 2
        }
        return 3
    }

    var body: some View {
        Button("Blocks: \(blocks), \(isNew ? "new" : "old")") { isShown = true }
            .sheet(isPresented: $isShown) {
                if #available(iOS 16.4, *) {
                    Text("Slate").presentationBackgroundInteraction(.enabled)
                } else {
                    Text("Slate")
                }
            }
    }
}

@available(iOS 16.2, *)
struct Slate: View {
    var body: some View { Text("Slate") }
}
