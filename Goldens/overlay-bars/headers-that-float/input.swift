import SwiftUI

struct HotelPage: View {
    let rooms: [String]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            Image("lobby")
                .resizable()
                .scaledToFit()
            ForEach(rooms, id: \.self) { Text($0) }
        }
        .overlay(alignment: .top) {
            HStack {
                Button("Back", systemImage: "chevron.left") { dismiss() }
                Spacer()
                Button("Share", systemImage: "square.and.arrow.up") {}
            }
            .labelStyle(.iconOnly)
            .padding()
        }
    }
}

struct Welcome: View {
    let notes: [String]
    let onClose: () -> Void

    var body: some View {
        ZStack(alignment: .topTrailing) {
            ScrollView {
                VStack {
                    ForEach(notes, id: \.self) { Text($0) }
                }
                .padding(.top, 60)
            }
            Button("Close", systemImage: "xmark", action: onClose)
                .labelStyle(.iconOnly)
                .padding(10)
                .background(.regularMaterial, in: Circle())
                .padding()
        }
    }
}

struct ScrollToTop: View {
    let lines: [String]
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollViewReader { proxy in
            List(lines, id: \.self) { Text($0) }
                .overlay(alignment: .bottom) {
                    Button("Top", systemImage: "arrow.up") {
                        withAnimation { proxy.scrollTo(lines.first) }
                    }
                    .padding()
                    .background(.thinMaterial, in: Capsule())
                    .opacity(offset > 200 ? 1 : 0)
                }
        }
    }
}
