import SwiftUI

struct DiptychBrowser: View {
    var body: some View {
        NavigationSplitView {
            Text("Panels")
        } detail: {
            VStack {
                Image("left").resizable().ignoresSafeArea()
                Image("right").resizable().ignoresSafeArea()
            }
        }
    }
}

struct ScrollBrowser: View {
    let isOpen: Bool

    var body: some View {
        NavigationSplitView {
            Text("Scrolls")
        } detail: {
            if isOpen {
                Image("scroll").resizable().ignoresSafeArea()
            }
        }
    }
}

struct BannerBrowser: View {
    var body: some View {
        NavigationSplitView {
            Text("Banners")
        } detail: {
            Image("banner").resizable().ignoresSafeArea(edges: .horizontal)
        }
    }
}

struct SealBrowser: View {
    var body: some View {
        NavigationSplitView {
            Text("Seals")
        } detail: {
            Image("seal")
                .resizable()
                .overlay { Text("Seal") }
                .ignoresSafeArea()
        }
    }
}
