import SwiftUI

struct Orchestra: View {
    let players: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            PlayerList(players: players)
                .padding(.bottom, 72)
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
            .padding(.bottom, 72)
            .overlay(alignment: .bottom) { Baton() }
    }
}

func stage<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ZStack(alignment: .bottom) {
        content()
        Baton()
    }
}
