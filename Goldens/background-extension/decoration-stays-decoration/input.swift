import SwiftUI

struct CabinScreen: View {
    var body: some View {
        Text("Cabin")
            .background {
                Image("wood").resizable().ignoresSafeArea()
            }
    }
}

struct CabinPicture: View {
    var body: some View {
        Image("cabin").resizable().ignoresSafeArea()
    }
}

struct CabinBrowser: View {
    var body: some View {
        NavigationSplitView {
            Image("logo").resizable().ignoresSafeArea()
        } detail: {
            VStack {
                Image("roof").resizable().ignoresSafeArea(edges: .top)
                Text("Roof")
            }
        }
    }
}
