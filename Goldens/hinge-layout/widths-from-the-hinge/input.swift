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
