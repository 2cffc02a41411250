import SwiftUI

struct ColourPanel: View {
    @Binding var isShown: Bool
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            if isShown {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { isShown = false }
                Text("Colours")
                    .frame(maxWidth: .infinity)
                    .frame(height: 240)
                    .background(.background)
                    .offset(y: drag)
                    .gesture(
                        DragGesture()
                            .onChanged { drag = max(0, $0.translation.height) }
                            .onEnded { value in
                                if value.translation.height > 80 { isShown = false }
                                drag = 0
                            }
                    )
            }
        }
    }
}

struct EditorScreen: View {
    @State private var showsColours = false

    var body: some View {
        ZStack {
            Button("Colours") { showsColours = true }
            ColourPanel(isShown: $showsColours)
        }
    }
}
