import SwiftUI

struct HarbourPostcard: View {
    let caption: String

    var body: some View {
        Image("harbour")
            .resizable()
            .scaledToFill()
            .overlay(alignment: .bottomLeading) {
                Text(caption).font(.headline)
            }
            .ignoresSafeArea()
    }
}

struct TideScreen: View {
    @State private var height = 2.0

    var body: some View {
        ZStack {
            LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
            controls
        }
        .ignoresSafeArea(.container)
    }

    private var controls: some View {
        VStack {
            Spacer()
            Slider(value: $height, in: 0...4)
        }
    }
}
