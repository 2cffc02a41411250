import SwiftUI

struct Tides: View {
    let ports: [String]
    @State private var isShown = false
    @State private var dragOffset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(ports, id: \.self) { port in
                Button(port) { isShown = true }
            }
            if isShown {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { isShown = false }
                VStack { // times
                    Text("High water") // first
                    Text("Low water")
                } // of the day
                .font(.headline) // large
                .frame(height: 260) // a third
                .frame(maxWidth: .infinity)
                .background(.background)
                .foregroundStyle(.blue) // as the sea
                .offset(y: dragOffset) // follows
                .gesture(
                    DragGesture()
                        .onChanged { dragOffset = max(0, $0.translation.height) }
                        .onEnded { value in
                            if value.translation.height > 120 { isShown = false }
                            dragOffset = 0
                        })
            }
        }
    }
}
