import SwiftUI

struct Workshop: View {
    enum Mode { case looking, choosing }

    let tools: [String]
    @State private var mode = Mode.looking

    var body: some View {
        ZStack(alignment: .bottom) {
            List(tools, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            switch mode {
            case .looking:
                HStack {
                    Button("Choose") { mode = .choosing }
                    Spacer()
                    Button("Sort") {}
                }
                .padding()
                .background(.bar)
            case .choosing:
                HStack {
                    Button("Lend") {}
                    Spacer()
                    Button("Done") { mode = .looking }
                }
                .padding()
                .background(.bar)
            }
        }
    }
}

struct Shed: View {
    let tools: [String]
    @State private var isChoosing = false

    var body: some View {
        ZStack(alignment: .bottom) {
            List(tools, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            if isChoosing {
                let title = "Lend \(tools.count)"
                HStack {
                    Button(title) {}
                    Spacer()
                    Button("Done") { isChoosing = false }
                }
                .padding()
                .background(.bar)
            }
        }
    }
}
