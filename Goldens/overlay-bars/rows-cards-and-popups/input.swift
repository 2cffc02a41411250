import SwiftUI

struct CardWall: View {
    let cards: [String]
    @State private var query = ""

    var body: some View {
        ScrollView {
            ForEach(cards, id: \.self) { card in
                ZStack(alignment: .bottom) {
                    ScrollView {
                        Text(card)
                            .padding(.bottom, 48)
                    }
                    tools
                }
                .frame(height: 240)
            }
        }
    }

    private var tools: some View {
        HStack {
            Button("Like") {}
            Spacer()
            Button("Share") {}
        }
        .padding()
        .background(.bar)
    }
}

struct NoteCard: View {
    let text: String

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                Text(text)
                    .padding(.bottom, 56)
            }
            HStack {
                Button("Edit") {}
                Spacer()
                Button("Delete", role: .destructive) {}
            }
            .padding()
            .background(.bar)
        }
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}

struct Board: View {
    let names: [String]
    @State private var picks = false

    var body: some View {
        Text(names.joined())
            .overlay {
                if picks {
                    ZStack(alignment: .bottom) {
                        List(names, id: \.self) { Text($0) }
                            .padding(.bottom, 56)
                        HStack {
                            Button("Choose") {}
                            Spacer()
                            Button("Cancel") { picks = false }
                        }
                        .padding()
                        .background(.bar)
                    }
                }
            }
    }
}
