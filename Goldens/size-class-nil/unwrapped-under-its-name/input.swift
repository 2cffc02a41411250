import SwiftUI

struct SizeLegend: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    let known: [UserInterfaceSizeClass]

    private var roomy: Int {
        known.filter { sizeClass in sizeClass != .compact }.count
    }

    private var title: String {
        if let sizeClass {
            return sizeClass == .compact ? "Narrow" : "Wide"
        }
        return "Unknown"
    }

    var body: some View {
        Text("\(title): \(roomy)")
    }
}
