import SwiftUI

struct TrailCard: View {
    let name: String
    let isClosed: Bool
    @State private var showsCover = false

    var body: some View {
        Image(name)
            .overlay {
                if isClosed {
                    Color.black.opacity(0.4)
                    VStack {
                        Text("Closed")
                        Button("Why?") { showsCover = true }
                    }
                    .padding()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
                }
            }
            .fullScreenCover(isPresented: $showsCover) {
                ZStack {
                    Color.black.opacity(0.4).ignoresSafeArea()
                    VStack {
                        Text("Rockfall")
                        Button("Back") { showsCover = false }
                    }
                    .padding()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
                }
            }
    }
}

struct WelcomeScreen: View {
    var body: some View {
        ZStack {
            Image("forest").resizable().ignoresSafeArea()
            Color.black.opacity(0.4).ignoresSafeArea()
            VStack {
                Text("Welcome")
                Button("Go") {}
            }
            .padding()
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}
