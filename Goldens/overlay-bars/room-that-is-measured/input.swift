import SwiftUI

struct BarHeight: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Basket: View {
    let lines: [String]
    @State private var barHeight: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(lines, id: \.self) { Text($0) }
                .padding(.bottom, barHeight)
            HStack {
                Text("\(lines.count) lines")
                Spacer()
                Button("Pay") {}
            }
            .padding()
            .background(.bar)
            .background {
                GeometryReader { proxy in
                    Color.clear.preference(key: BarHeight.self, value: proxy.size.height)
                }
            }
        }
        .onPreferenceChange(BarHeight.self) { barHeight = $0 }
    }
}

struct Wall: View {
    let lines: [String]
    @State private var query = ""

    var body: some View {
        GeometryReader { proxy in
            ScrollView {
                VStack {
                    ForEach(lines, id: \.self) { Text($0) }
                }
                .padding(.bottom, proxy.size.height * 0.1)
            }
            .overlay(alignment: .bottom) {
                TextField("Write on the wall", text: $query)
                    .textFieldStyle(.roundedBorder)
                    .padding()
                    .frame(height: proxy.size.height * 0.1)
                    .background(.bar)
            }
        }
    }
}
