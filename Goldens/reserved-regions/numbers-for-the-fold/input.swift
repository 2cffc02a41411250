import SwiftUI

enum TableMetrics {
    static let foldX: CGFloat = 421
    static let gap: CGFloat = 24
}

struct MarbleRun: View {
    private let foldArea = CGRect(x: 409, y: 0, width: 24, height: 900)

    var body: some View {
        Canvas { context, _ in
            context.fill(Path(foldArea), with: .color(.gray))
        }
    }
}

struct TeaTray: View {
    var body: some View {
        let hingePosition: CGFloat = 390
        Text("Tea")
            .position(x: hingePosition, y: 100)
    }
}
