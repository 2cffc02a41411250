import SwiftUI
import UIKit

struct PressRoom: View {
    private let margin = UIDevice.current.localizedModel == "iPad" ? 100.0 : 16.0

    private var isTablet: Bool { UIDevice.current.model.hasPrefix("iPad") }

    var body: some View {
        VStack(spacing: isTablet ? 40 : 20) {
            Text("Plates")
            Text("Sent from \(UIDevice.current.model)")
        }
        .padding(.horizontal, margin)
    }
}
