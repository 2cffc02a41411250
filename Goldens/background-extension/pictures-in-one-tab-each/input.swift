import SwiftUI

struct OrchardTabs: View {
    var body: some View {
        TabView {
            Image("apple").resizable().backgroundExtensionEffect()
            OrchardBrowser()
        }
    }
}

private struct OrchardBrowser: View {
    var body: some View {
        NavigationSplitView {
            Text("Trees")
        } detail: {
            Image("pear").resizable().ignoresSafeArea()
        }
    }
}
