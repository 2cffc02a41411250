import SwiftUI

struct Orchestra: View {
    let players: [String]

    var body: some View {
        PlayerList(players: players)
            .safeAreaBarOrInset(edge: .bottom) {
                Baton()
            }
    }
}

struct Rehearsal: View {
    let players: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            PaddedList(players: players)
            Baton()
        }
    }
}

struct PlayerList: View {
    let players: [String]

    var body: some View {
        List(players, id: \.self) { Text($0) }
    }
}

struct PaddedList: View {
    let players: [String]

    var body: some View {
        List(players, id: \.self) { Text($0) }
            .padding(.bottom, 72)
    }
}

struct Baton: View {
    var body: some View {
        HStack {
            Button("Slower") {}
            Spacer()
            Button("Faster") {}
        }
        .padding()
        .background(.bar)
    }
}

extension View {
    func conducted() -> some View {
        self
            .safeAreaBarOrInset(edge: .bottom) { Baton() }
    }
}

func stage<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ZStack(alignment: .bottom) {
        content()
        Baton()
    }
}

fileprivate extension View {
    @ViewBuilder
    func safeAreaBarOrInset<Bar: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        if #available(iOS 26.0, *) {
            safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
        } else {
            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
        }
    }
}
