import SwiftUI

struct GangwayRoot: View {
    let isPinned: Bool

    var body: some View {
        VStack {
            Text("Aft")
                .transformEnvironment(\.horizontalSizeClass) { $0 = .compact }
            Text("Fore")
                .environment(\.verticalSizeClass, isPinned ? .regular : nil)
        }
    }
}
