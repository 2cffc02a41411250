import SwiftUI

struct RopeShed: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var isOpen = false

    private var isNarrow: Bool { sizeClass == .compact }

    var body: some View {
        VStack(alignment: .leading) {
            if sizeClass == .compact {
                Button("More") { isOpen.toggle() }
            }
            Text("Hemp")
                .lineLimit(isOpen && sizeClass == .compact ? 3 : 1)
            if isNarrow && isOpen {
                Text("Sisal")
            } else {
                Text("Cotton")
            }
        }
    }
}
