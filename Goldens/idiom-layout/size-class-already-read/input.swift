import SwiftUI

struct MossGarden: View {
    @Environment(\.horizontalSizeClass) private var width
    let stones: [String]

    var body: some View {
        VStack(spacing: UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12) {
            ForEach(stones, id: \.self) { stone in
                Text(stone)
                    .opacity(width == .regular ? 1 : 0.9)
            }
        }
        .padding(UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16)
    }
}
