import SwiftUI

struct PoemScreen: View {
    @State private var isOpen = false
    @State private var drag: CGFloat = 0

    var body: some View {
        List {
            Text("""
                The river runs
                  below the hill
                """)
        }
        .overlay {
            ZStack(alignment: .bottom) {
                if isOpen {
                    dimming
                    VStack { Text("About"); Button("Done") { close() } }
                        .padding()
                        .background(.background)
                        .offset(y: drag)
                        .gesture(
                            DragGesture()
                                .onChanged { drag = max(0, $0.translation.height) }
                                .onEnded { if $0.translation.height > 100 { close() }; drag = 0 }
                        )
                }
            }
        }
        .toolbar {
            Button("About", systemImage: "info.circle") { isOpen = true }
        }
    }

    private var dimming: some View { Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { close() } }

    private func close() { withAnimation { isOpen = false; drag = 0 } }
}
