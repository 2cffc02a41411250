import SwiftUI

struct Screen: View {
    @State private var isOpen = false
    @State private var drag: CGFloat = 0
    @State private var isReady = true

    var body: some View {
        ZStack(alignment: .bottom) {
            List(0..<20, id: \.self) { Text("Row \($0)") }

            if isOpen && isReady {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { isOpen = false }
                Notes()
                    .background(.background)
                    .offset(y: drag)
                    .gesture(
                        DragGesture()
                            .onChanged { drag = max(0, $0.translation.height) }
                            .onEnded { value in
                                if value.translation.height > 100 { isOpen = false }
                                drag = 0
                            }
                    )
            }
        }
    }
}

struct Notes: View {
    var body: some View {
        Text("Notes")
            .padding()
    }
}
