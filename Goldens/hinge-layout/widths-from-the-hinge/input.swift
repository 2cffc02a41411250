import SwiftUI

struct AtlasPages: View {
    @State private var isBook = false

    var body: some View {
        HStack {
            List(0..<20, id: \.self) { Text("Page \($0)") }
                .frame(maxWidth: isBook ? 280 : .infinity)
            Text("Map")
        }
        .onHingeChange(isEnabled: true) { _, context in
            isBook = context.hinge.map { $0.angle.degrees < 160 } ?? false
        }
    }
}

struct AtlasDesk: View {
    @State private var isTable = false

    var body: some View {
        Group {
            if isTable {
                StackedDesk()
            } else {
                WideDesk()
            }
        }
        .onHingeChange { _, context in
            isTable = context.hinge?.status == .partiallyOpen
        }
    }
}

private struct StackedDesk: View {
    var body: some View { Text("One below the other") }
}

private struct WideDesk: View {
    var body: some View { Text("Side by side") }
}
