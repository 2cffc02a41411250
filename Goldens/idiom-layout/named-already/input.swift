import SwiftUI

struct PlinthView: View {
    let horizontalSizeClass: String

    var body: some View {
        Text(horizontalSizeClass)
            .padding(UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16)
    }
}
