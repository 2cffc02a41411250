import SwiftUI

private struct BottomSheet<Panel: View>: ViewModifier {
    @Binding var isPresented: Bool
    let panel: Panel
    @GestureState private var pull: CGFloat = 0

    func body(content: Content) -> some View {
        ZStack(alignment: .bottom) {
            content
            if isPresented {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { isPresented = false }
                panel
                    .frame(maxWidth: .infinity)
                    .background(.background)
                    .offset(y: max(0, pull))
                    .gesture(
                        DragGesture()
                            .updating($pull) { value, state, _ in state = value.translation.height }
                            .onEnded { value in
                                if value.translation.height > 100 { isPresented = false }
                            }
                    )
            }
        }
    }
}

extension View {
    func bottomSheet<Panel: View>(isPresented: Binding<Bool>, @ViewBuilder panel: () -> Panel) -> some View {
        modifier(BottomSheet(isPresented: isPresented, panel: panel()))
    }
}

struct AccountScreen: View {
    @State private var showsHelp = false

    var body: some View {
        Button("Help") { showsHelp = true }
            .bottomSheet(isPresented: $showsHelp) {
                Text("Write to us.")
            }
    }
}
