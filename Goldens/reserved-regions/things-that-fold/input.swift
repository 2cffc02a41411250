import SwiftUI

enum DoorMetrics {
    static let hingeCount = 3
    static let hingeX = 12.0
}

struct Origami: View {
    private let foldWidth: CGFloat = 180
    private let creaseRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    private let portfolioX: CGFloat = 300
    @State private var foldPosition: CGFloat = 250

    var body: some View {
        Path(creaseRect)
            .frame(width: foldWidth + portfolioX + foldPosition + DoorMetrics.hingeX)
    }
}
