import SwiftUI

struct PanoramaScreen: View {
    let title: String

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .top) {
                Image("panorama").resizable()
                Text(title)
                    .padding(.top, geometry.safeAreaInsets.top)
            }
            .ignoresSafeArea()
        }
    }
}

struct ChatTabs: View {
    var body: some View {
        TabView {
            Text("Chats").tabItem { Label("Chats", systemImage: "bubble") }
            Text("Calls").tabItem { Label("Calls", systemImage: "phone") }
        }
        .ignoresSafeArea()
    }
}

struct ChatRows: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { Text($0) }
            }
            .edgesIgnoringSafeArea(.all)
        }
    }
}

#Preview {
    Text("Chats").ignoresSafeArea()
}
