import SwiftUI

struct Feed: View {
    let posts: [String]

    var body: some View {
        List(posts, id: \.self) { Text($0) }
            .padding(.bottom, 64) // clears the mini player
            .overlay(alignment: .bottom) { Tools() }
    }
}

struct Likes: View {
    let posts: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(posts, id: \.self) { Text($0) }
            }
            .padding(.bottom, 64)
        }
        .contentMargins(.bottom, 80)
        .overlay(alignment: .bottom) { Tools() }
    }
}

struct Saved: View {
    let posts: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(posts, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            Tools()
        }
        .ignoresSafeArea(edges: .bottom)
    }
}

struct Sent: View {
    let posts: [String]
    @State private var isLarge = false

    var body: some View {
        ZStack(alignment: .bottom) {
            List(posts, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            HStack {
                Toggle("Large", isOn: $isLarge)
                Button("Print") {}
            }
            .padding()
            .background(.thinMaterial, in: Capsule())
            .padding()
        }
    }
}

private struct Tools: View {
    var body: some View {
        HStack {
            Button("Reply") {}
            Spacer()
            Button("Forward") {}
        }
        .padding()
        .background(.bar)
    }
}
