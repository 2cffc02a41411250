import SwiftUI

struct QuayLabel: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#if os(macOS)
struct QuayWindow: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        QuayLabel(name: sizeClass != .compact ? "North quay" : "North")
    }
}
#endif

struct QuayLabel_Previews: PreviewProvider {
    private struct Both: View {
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            QuayLabel(name: sizeClass == .compact ? "N" : "North")
        }
    }

    static var previews: some View {
        Both()
    }
}
