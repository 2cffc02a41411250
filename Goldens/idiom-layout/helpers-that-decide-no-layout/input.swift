import SwiftUI

struct HeldModifier: ViewModifier {
    let action: (UIDeviceOrientation) -> Void

    func body(content: Content) -> some View {
        content
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                action(UIDevice.current.orientation)
            }
    }
}

struct ManualPage: View {
    private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    var body: some View {
        Text(isPad ? "Hold the iPad flat" : "Hold the iPhone flat")
            .modifier(HeldModifier { print($0) })
    }
}
