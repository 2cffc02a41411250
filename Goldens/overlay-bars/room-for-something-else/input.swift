import SwiftUI

struct Reader: View {
    let pages: [String]
    @State private var isLarge = false

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            ScrollView {
                VStack {
                    ForEach(pages, id: \.self) { Text($0) }
                }
                .padding(.top, 80)
                .padding(.bottom, 24)
            }
            Toggle("Large", systemImage: "textformat.size", isOn: $isLarge)
                .toggleStyle(.button)
                .labelStyle(.iconOnly)
                .padding()
        }
    }
}

struct Palette: View {
    let colours: [Color]

    var body: some View {
        ScrollView {
            ForEach(colours.indices, id: \.self) { index in
                colours[index].frame(height: 60)
            }
            .padding(.all, 48)
        }
        .overlay(alignment: .bottom) {
            Button("Mix") {}
                .buttonStyle(.borderedProminent)
                .padding(.bottom, 20)
        }
    }
}
