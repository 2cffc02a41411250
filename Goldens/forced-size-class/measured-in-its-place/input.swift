import SwiftUI

struct BoathouseScreen: View {
    var body: some View {
        GeometryReader { proxy in
            Text("Oars")
                .environment(\.horizontalSizeClass, proxy.size.width > 650 ? .regular : .compact)
        }
    }
}
