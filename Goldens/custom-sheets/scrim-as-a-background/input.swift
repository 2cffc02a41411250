import SwiftUI

final class ServerList: ObservableObject {
    @Published var isShown = false
    let names = ["North", "South"]
}

struct ServerPanel: View {
    @ObservedObject var servers: ServerList
    @State private var fall: CGFloat = 0

    var body: some View {
        VStack {
            Spacer()
            VStack(spacing: 12) {
                Capsule()
                    .fill(Color.gray)
                    .frame(width: 50, height: 4)
                ForEach(servers.names, id: \.self) { Text($0) }
            }
            .frame(maxWidth: .infinity)
            .background(Color.white)
            .offset(y: fall)
            .gesture(DragGesture().onChanged(move(_:)).onEnded(drop(_:)))
            .offset(y: servers.isShown ? 0 : UIScreen.main.bounds.height)
        }
        .ignoresSafeArea()
        .background(
            Color.black.opacity(servers.isShown ? 0.3 : 0)
                .ignoresSafeArea()
                .onTapGesture { servers.isShown.toggle() }
        )
    }

    func move(_ value: DragGesture.Value) {
        if value.translation.height > 0 { fall = value.translation.height }
    }

    func drop(_ value: DragGesture.Value) {
        withAnimation(.easeIn(duration: 0.2)) {
            if value.translation.height > 120 { servers.isShown.toggle() }
            fall = 0
        }
    }
}
