import SwiftUI

struct StampAlbum: View {
    var body: some View {
        GeometryReader { proxy in
            let regions = proxy.reservedRegions(kind: .occlusion)
            StampPage(regions: regions, hasFold: !proxy.reservedRegions(kind: .division).isEmpty)
                .frame(width: proxy.frame(in: .local).width)
        }
    }
}

private struct StampPage: View {
    let regions: [ReservedRegion]
    let hasFold: Bool

    var body: some View { Text("\(regions.count) in the way, fold: \(hasFold)") }
}
