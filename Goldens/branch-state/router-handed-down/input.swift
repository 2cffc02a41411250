import SwiftUI

@Observable
final class FerryRouter {
    var path: [String] = []
}

struct FerryRoot: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var router = FerryRouter()

    var body: some View {
        switch sizeClass {
        case .regular:
            FerryStack(router: router, gap: 32)
        default:
            FerryStack(router: router, gap: 8)
        }
    }
}

private struct FerryStack: View {
    @Bindable var router: FerryRouter
    let gap: CGFloat
    @State private var isLit = false

    var body: some View {
        NavigationStack(path: $router.path) {
            Toggle("Lights", isOn: $isLit)
                .padding(gap)
        }
    }
}
