import SwiftUI

struct LoftPlan: View {
    private static let fixed: UserInterfaceSizeClass = .regular

    var body: some View {
        ScrollView {
            Text("Beams")
        }
        .environment(\.verticalSizeClass, .regular)
        .environment(\.horizontalSizeClass, Self.fixed)
    }
}
