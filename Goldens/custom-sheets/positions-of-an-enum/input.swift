import SwiftUI

struct StoreFinder: View {
    enum Position: CGFloat {
        case hidden = 900, half = 400, open = 80
    }

    @State private var position = Position.hidden
    @GestureState private var pull: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(0..<20, id: \.self) { Text("Store \($0)") }
                .onTapGesture { position = .half }

            if position != .hidden {
                Color.black.opacity(0.2)
                    .ignoresSafeArea()
                    .onTapGesture { position = .hidden }
            }

            Text("Opening hours")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.background)
                .offset(y: max(0, position.rawValue + pull))
                .gesture(
                    DragGesture()
                        .updating($pull) { value, state, _ in state = value.translation.height }
                        .onEnded { value in
                            if value.translation.height > 200 {
                                position = .hidden
                            } else if value.translation.height > 50 {
                                position = .half
                            } else {
                                position = .open
                            }
                        }
                )
        }
    }
}
