import SwiftUI

struct Panel: View {
    var body: some View { Text("Panel") }
}

struct Panel_Previews: PreviewProvider {
    struct Host: View {
        @State private var isShown = true
        @State private var drag: CGFloat = 0

        var body: some View {
            ZStack(alignment: .bottom) {
                List(0..<9, id: \.self) { Text("\($0)") }
                if isShown {
                    Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { isShown = false }
                    Panel()
                        .frame(height: 200)
                        .background(.background)
                        .offset(y: drag)
                        .gesture(DragGesture().onChanged { drag = $0.translation.height }.onEnded {
                            if $0.translation.height > 50 { isShown = false }
                            drag = 0
                        })
                }
            }
        }
    }

    static var previews: some View { Host() }
}
