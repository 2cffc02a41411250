import SwiftUI
import UIKit

final class OrientationDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        .portrait
    }
}

final class PlayerController: UIViewController {
    var isFullScreen = false

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        isFullScreen ? .all : .portrait
    }
}

struct CompassScreen: View {
    var body: some View {
        Circle()
            .frame(maxWidth: 390)
            .padding()
    }
}
