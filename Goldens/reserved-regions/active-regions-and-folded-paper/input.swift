import SwiftUI

struct PianoKeys: View {
    var body: some View {
        GeometryReader { proxy in
            let cameras = proxy.reservedRegions(kind: .occlusion).filter(\.isActive)
            Text("Keys")
                .padding(.top, cameras.map(\.frame.maxY).max() ?? 0)
        }
    }
}

struct PaperCrane: View {
    private let foldAngle: CGFloat = 135
    private let foldPosition: CGFloat = 0.5
    private let unfoldedX: CGFloat = 300
    @State private var foldX: CGFloat = 220

    var body: some View {
        Rectangle()
            .frame(width: unfoldedX, height: foldX)
            .rotationEffect(.degrees(foldAngle * foldPosition))
            .onTapGesture { foldX += 10 }
    }
}
