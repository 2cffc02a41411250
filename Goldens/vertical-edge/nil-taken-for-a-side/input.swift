import SwiftUI

struct PaintScreen: View {
    @Environment(\.toolbarVerticalEdge) private var edge

    var body: some View {
        Canvas { _, _ in }
            .overlay(alignment: edge == .leading ? .leading : .trailing) {
                Button("Brush", systemImage: "paintbrush") {}
            }
    }
}

struct MixScreen: View {
    @Environment(\.toolbarVerticalEdge) var barEdge: HorizontalEdge?

    var body: some View {
        Text("Mix")
            .safeAreaBar(edge: barEdge!) {
                Button("Pour", systemImage: "drop") {}
            }
    }
}

struct ShadeScreen: View {
    @Environment(\.toolbarVerticalEdge) private var side

    private var alignment: Alignment {
        switch side {
        case .leading: return .bottomLeading
        default: return .bottomTrailing
        }
    }

    var body: some View {
        ZStack(alignment: alignment) {
            Color.indigo
            palette
        }
    }

    @ViewBuilder
    private var palette: some View {
        if self.side == .trailing {
            Text("Shades").frame(maxWidth: .infinity, alignment: .trailing)
        } else {
            Text("Shades").frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
