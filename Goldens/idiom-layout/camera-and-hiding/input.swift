import AVFoundation
import SwiftUI

struct ViewfinderScreen: View {
    @State private var isOpen = false
    @State private var isTurned = false

    var body: some View {
        Text("Ready")
            .rotationEffect(isTurned ? .degrees(90) : .zero)
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                isTurned = UIDevice.current.orientation.isLandscape
            }
            .overlay {
                Button("Close") { isOpen = false }
                    .offset(y: isOpen ? 0 : UIScreen.main.bounds.height)
            }
    }
}
