import SwiftUI
import UIKit

struct LoomScreen: View {
    private var threadGap: CGFloat {
        if UIDevice.current.userInterfaceIdiom == .tv {
            40
        } else if UIDevice.current.userInterfaceIdiom == .pad {
            24
        } else {
            12
        }
    }

    var body: some View {
        VStack(spacing: threadGap) {
            Text("Warp")
            Text("Weft")
        }
    }
}
