import SwiftUI

struct MossGarden: View {
    @Environment(\.horizontalSizeClass) private var width
    let stones: [String]

    var body: some View {
        VStack(spacing: width == .regular ? 24 : 12) {
            ForEach(stones, id: \.self) { stone in
                Text(stone)
                    .opacity(width == .regular ? 1 : 0.9)
            }
        }
        .padding(width == .regular ? 40 : 16)
    }
}
