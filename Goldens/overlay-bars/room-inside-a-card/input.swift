import SwiftUI

struct Chapter: View {
    let paragraphs: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                VStack {
                    ForEach(paragraphs, id: \.self) { Text($0) }
                }
                .padding(.bottom, 80)
                .background(.white)
                .clipShape(RoundedRectangle(cornerRadius: 20))
            }
            PageControls()
        }
    }
}

struct Cover: View {
    let title: String

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .bottom) {
                ScrollView {
                    VStack {
                        Text(title)
                        Spacer(minLength: 80)
                    }
                    .frame(minHeight: proxy.size.height)
                }
                PageControls()
            }
        }
    }
}

struct Appendix: View {
    let paragraphs: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                VStack {
                    ForEach(paragraphs, id: \.self) { Text($0) }
                }
                .background(.white, in: RoundedRectangle(cornerRadius: 20))
                .padding(.bottom, 80)
                .frame(maxWidth: .infinity)
            }
            PageControls()
        }
    }
}

struct PageControls: View {
    var body: some View {
        HStack {
            Button("Back") {}
            Spacer()
            Button("On") {}
        }
        .padding()
        .background(.bar)
    }
}
