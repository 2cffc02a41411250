import SwiftUI

struct Zoomed: View {
    let picture: Image
    @State private var scale = 1.0

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            picture
                .resizable()
                .scaleEffect(scale)
        }
        .overlay(alignment: .bottom) {
            Slider(value: $scale, in: 1...4)
                .padding()
                .background(.thinMaterial)
        }
    }
}

struct Clips: View {
    let names: [String]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(names, id: \.self) { name in
                    Image(name)
                        .resizable()
                        .containerRelativeFrame([.horizontal, .vertical])
                }
            }
        }
        .scrollTargetBehavior(.paging)
        .overlay(alignment: .bottom) {
            HStack {
                Button("Like") {}
                Spacer()
                Button("Share") {}
            }
            .padding()
            .background(.black.opacity(0.3))
        }
    }
}

struct Strips: View {
    let names: [String]

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(names, id: \.self) { Text($0) }
            }
        }
        .overlay(alignment: .bottom) {
            HStack {
                Button("First") {}
                Spacer()
                Button("Last") {}
            }
            .background(.bar)
        }
    }
}
