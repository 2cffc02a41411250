import SwiftUI

struct Feed: View {
    let posts: [String]
    let loadMore: () -> Void

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(posts, id: \.self) { Text($0) }
                Color.clear.frame(height: 80).onAppear(perform: loadMore)
            }
        }
        .overlay(alignment: .bottom) {
            HStack {
                Button("Write") {}
                Spacer()
                Button("Search") {}
            }
            .padding()
            .background(.bar)
        }
    }
}

struct Talk: View {
    let lines: [String]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack {
                    ForEach(lines, id: \.self) { Text($0) }
                    Spacer(minLength: 80).id("end")
                }
            }
            .overlay(alignment: .bottom) {
                HStack {
                    Button("Start") { proxy.scrollTo(lines.first) }
                    Spacer()
                    Button("End") { proxy.scrollTo("end") }
                }
                .padding()
                .background(.bar)
            }
        }
    }
}

struct Marks: View {
    let lines: [String]

    var body: some View {
        List(lines, id: \.self) { Text($0) }
            .contentMargins(.bottom, 64, for: .scrollIndicators)
            .overlay(alignment: .bottom) {
                HStack {
                    Button("First") {}
                    Spacer()
                    Button("Last") {}
                }
                .padding()
                .background(.bar)
            }
    }
}
