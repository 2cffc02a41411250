import SwiftUI
import UIKit

struct CanalScreen: View {
    private var widest: CGFloat {
        UIApplication.shared.windows.first?.frame.width ?? 320
    }

    var body: some View {
        Text("Lock")
            .frame(width: widest)
    }
}
