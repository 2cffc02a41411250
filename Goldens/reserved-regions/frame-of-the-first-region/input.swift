import SwiftUI

struct ChessTable: View {
    private static let creaseY: CGFloat = 380

    var body: some View {
        GeometryReader { proxy in
            Text("Board")
                .offset(y: lift(proxy))
                .frame(maxHeight: Self.creaseY)
        }
    }

    private func lift(_ proxy: GeometryProxy) -> CGFloat {
        var lift: CGFloat = 0
        for region in proxy.reservedRegions(kind: .division, options: .includeInactive) {
            lift = max(lift, region.frame.height)
        }
        return lift
    }
}
