import SwiftUI

struct Screen: View {
    @State private var isOpen = false
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(0..<20, id: \.self) { Text("Row \($0)") }

            if isOpen {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { isOpen = false }
                Notes()
                    .frame(height: 200)
                    .background(.background)
                    .accessibilityAddTraits(.isModal)
                    .accessibilityAction(.escape) { isOpen = false }
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

struct OtherScreen: View {
    @State private var isShown = false
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(0..<20, id: \.self) { Text("Row \($0)") }

            if isShown {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { isShown = false }
                Notes()
                    .frame(height: 320)
                    .background(.background)
                    .accessibilityAddTraits(.isModal)
                    .accessibilityAction(.escape) { isShown = false }
                    .offset(y: drag)
                    .gesture(
                        DragGesture()
                            .onChanged { drag = max(0, $0.translation.height) }
                            .onEnded { value in
                                if value.translation.height > 100 { isShown = false }
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
