import SwiftUI

struct LoomScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge

    var body: some View {
        if let edge {
            threads.safeAreaBar(edge: edge) { shuttle }
        } else {
            threads.safeAreaBar(edge: .bottom) { shuttle }
        }
    }

    private var threads: some View { ScrollView { Text("Threads") } }
    private var shuttle: some View { Button("Shuttle", systemImage: "arrow.left.arrow.right") {} }
}

struct YarnScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge

    private var alignment: Alignment {
        switch edge {
        case .leading: .leading
        case .trailing: .trailing
        default: .bottom
        }
    }

    var body: some View {
        ZStack(alignment: alignment) {
            Color.brown
            Text("Yarn").padding(edge == .leading ? 24 : 0)
        }
        .safeAreaInset(edge: edge ?? .trailing) { Text("Wool") }
    }
}

struct KnotScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge

    var body: some View {
        Text("Knots")
            .frame(
                maxWidth: .infinity,
                alignment: edge == .leading ? .leading : edge == .trailing ? .trailing : .center)
    }
}
