import SwiftUI

struct Outbox: View {
    let letters: [String]
    @State private var message: String?
    @State private var drag = CGSize.zero

    var body: some View {
        ZStack(alignment: .bottom) {
            List(letters, id: \.self) { Text($0) }

            if let message {
                HStack {
                    Text(message)
                    Spacer()
                    Button("Undo") { self.message = nil }
                }
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                .padding()
                .transition(.move(edge: .bottom))
            }
        }
    }
}

struct Inbox: View {
    let letters: [String]
    @State private var drag = CGSize.zero
    @State private var isShown = true

    var body: some View {
        List(letters, id: \.self) { Text($0) }
            .overlay(alignment: .top) {
                HStack {
                    Text("Three new letters")
                    Spacer()
                    Button("Show") {}
                    Button("Later") { isShown = false }
                }
                .padding()
                .frame(maxWidth: .infinity)
                .background(Color.yellow)
                .offset(y: drag.height)
                .gesture(
                    DragGesture()
                        .onChanged { drag = $0.translation }
                        .onEnded { _ in drag = .zero }
                )
            }
    }
}

struct Archive: View {
    let letters: [String]
    @State private var wasDeleted = false

    var body: some View {
        List(letters, id: \.self) { Text($0) }
            .overlay(alignment: .bottom) {
                if wasDeleted {
                    Button("Bring it back") { wasDeleted = false }
                        .frame(maxWidth: .infinity)
                        .padding()
                        .background(Color.green)
                        .transition(.opacity)
                }
            }
    }
}
