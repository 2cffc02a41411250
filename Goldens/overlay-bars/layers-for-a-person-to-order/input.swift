import SwiftUI

struct Story: View {
    let paragraphs: [String]
    @State private var size = 16.0

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                VStack {
                    ForEach(paragraphs, id: \.self) { Text($0).font(.system(size: size)) }
                }
                .padding(.bottom, 90)
            }
            LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom)
                .frame(height: 140)
            sizes
        }
    }

    private var sizes: some View {
        HStack {
            Slider(value: $size, in: 10...30)
            Button("Reset") { size = 16 }
        }
        .padding()
    }
}

struct Chapters: View {
    let titles: [String]
    @State private var query = ""

    var body: some View {
        ZStack(alignment: .bottom) {
            if titles.isEmpty {
                Text("Nothing yet")
            } else {
                List(titles, id: \.self) { Text($0) }
                    .padding(.bottom, 64)
            }
            HStack {
                TextField("Find", text: $query)
                Button("Clear") { query = "" }
            }
            .padding()
            .background(.bar)
        }
    }
}

struct Figures: View {
    let captions: [String]

    var body: some View {
        VStack {
            Text("Figures")
            ScrollView {
                ForEach(captions, id: \.self) { Text($0) }
                Spacer(minLength: 64)
            }
        }
        .overlay(alignment: .bottom) {
            HStack {
                Button("Print") {}
                Spacer()
                Button("Export") {}
            }
            .padding()
            .background(.bar)
        }
    }
}
