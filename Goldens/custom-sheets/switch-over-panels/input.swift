import SwiftUI

struct DrawingScreen: View {
    enum Tool {
        case none, brush, colour
    }

    @State private var tool = Tool.none
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                Button("Brush") { tool = .brush }
                Button("Colour") { tool = .colour }
            }
            switch tool {
            case .none:
                EmptyView()
            case .brush:
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { tool = .none }
                Text("Brushes")
                    .frame(maxWidth: .infinity)
                    .background(.background)
                    .offset(y: drag)
                    .gesture(closing)
            case .colour:
                Text("Colours")
            }
        }
    }

    private var closing: some Gesture {
        DragGesture()
            .onChanged { drag = max(0, $0.translation.height) }
            .onEnded { value in
                if value.translation.height > 100 { tool = .none }
                drag = 0
            }
    }
}
