import SwiftUI

struct GuildRoot: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    let isMember: Bool

    var body: some View {
        if isMember {
            GuildStack()
        } else {
            Text("Join the guild")
                .padding(sizeClass == .regular ? 40 : 16)
        }
    }
}

private struct GuildStack: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Hall", value: 1)
                .navigationDestination(for: Int.self) { hall in
                    Text("Hall \(hall)")
                }
        }
    }
}
