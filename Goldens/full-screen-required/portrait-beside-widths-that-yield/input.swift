import SwiftUI
import UIKit

final class KilnController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

struct KilnScreen: View {
    var body: some View {
        VStack {
            Text("1,240 degrees")
                .frame(minWidth: 120, maxWidth: 480)
            Circle()
                .frame(width: 44, height: 44)
            Text("Glaze firing")
                .frame(maxWidth: .infinity)
        }
    }
}
