import SwiftUI

struct DominoTable: View {
    @State private var fold: CGRect?

    var body: some View {
        GeometryReader { proxy in
            let fold = proxy.reservedRegions(kind: .division).first { $0.isActive }
            Text("Dominoes")
                .padding(.leading, fold.map { $0.frame.maxX } ?? 0)
        }
        .onGeometryChange(for: CGRect?.self) { proxy in
            guard let region = proxy.reservedRegions(kind: .division, options: .includeInactive).first,
                  region.isActive else { return nil }
            return region.frame
        } action: { frame in
            fold = frame
        }
    }
}
