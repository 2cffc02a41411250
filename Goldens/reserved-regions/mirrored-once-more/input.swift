import SwiftUI

struct MahjongTable: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let fold = proxy.reservedRegions(kind: .division).first(where: \.isActive)?.frame ?? .zero
            let start = direction == .rightToLeft ? proxy.size.width - fold.maxX : fold.minX
            HStack(spacing: fold.width) {
                Text("Tiles").frame(width: start)
                Text("Hand")
            }
        }
    }
}
