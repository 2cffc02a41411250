import SwiftUI

struct StationScreen: View {
    @State private var showsBoard = false
    @State private var height: CGFloat = 300

    var body: some View {
        ZStack(alignment: .bottom) {
            List(0..<20, id: \.self) { Text("Platform \($0)") }
            if showsBoard {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { showsBoard = false }
                Text("Departures")
                    .frame(maxWidth: .infinity)
                    .frame(height: height)
                    .background(.background)
                    .offset(y: height < 300 ? 300 - height : 0)
                    .gesture(
                        DragGesture()
                            .onChanged { height = max(100, height - $0.translation.height) }
                            .onEnded { value in
                                if value.translation.height > 200 {
                                    showsBoard = false
                                    height = 300
                                }
                            }
                    )
            }
        }
    }
}
