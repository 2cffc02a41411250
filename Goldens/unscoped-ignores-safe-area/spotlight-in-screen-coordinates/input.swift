import SwiftUI

struct TourHint: View {
    let title: String
    let spot: CGRect

    var body: some View {
        ZStack(alignment: .topLeading) {
            Rectangle()
                .fill(.black.opacity(0.7))
                .mask {
                    Rectangle()
                        .overlay {
                            Circle()
                                .frame(width: spot.width, height: spot.height)
                                .position(x: spot.midX, y: spot.midY)
                                .blendMode(.destinationOut)
                        }
                }
            Text(title)
                .font(.title2)
                .position(x: spot.midX, y: spot.maxY + 40)
            Button("Next") {}
                .position(x: spot.midX, y: spot.maxY + 90)
        }
        .ignoresSafeArea()
    }
}
