import SwiftUI

struct RummyTable: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let regions = proxy.reservedRegions(kind: .division, layoutDirectionBehavior: .fixed)
            let fold = regions.first(where: \.isActive)?.frame ?? .zero
            let start = direction == .rightToLeft ? proxy.size.width - fold.maxX : fold.minX
            Text("Cards").frame(width: start)
        }
    }
}

struct PatienceTable: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let fold = proxy.reservedRegions(kind: .division).first { $0.isActive }
            Image(systemName: direction == .rightToLeft ? "arrow.left" : "arrow.right")
                .padding(.leading, fold?.frame.minX ?? 0)
        }
    }
}
