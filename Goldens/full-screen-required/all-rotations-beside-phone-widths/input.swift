import SwiftUI
import UIKit

final class AviaryDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        [.portrait, .landscapeLeft, .landscapeRight]
    }
}

struct AviaryCard: View {
    var body: some View {
        Text("Goldfinch")
            .frame(width: 375)
    }
}
