import SwiftUI

@Observable
final class TrailRouter {
    var path: [String] = []
}

struct TrailRoot: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if sizeClass == .regular {
            Text("Map and trails")
        } else {
            TrailStack()
        }
    }
}

private struct TrailStack: View {
    @State private var router = TrailRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            Text("Trails")
                .navigationDestination(for: String.self) { trail in
                    Text(trail)
                }
        }
    }
}
