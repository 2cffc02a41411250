import SwiftUI
import UIKit

final class TicketAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        return [.portrait]
    }
}

struct TicketScreen: View {
    var body: some View {
        Text("Row 7, seat 12")
            .frame(width: 375, height: 160)
            .background(.yellow)
    }
}
