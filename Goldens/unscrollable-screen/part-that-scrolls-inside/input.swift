import SwiftUI

struct WhatsNewScreen: View {
    var body: some View {
        VStack {
            Text("What's new")
            NewsList()
            Text("And more")
            Spacer()
            Button("Continue") {}
        }
    }
}

private struct NewsList: View {
    var body: some View {
        ScrollView {
            ForEach(0..<9) { index in
                Text("Item \(index)")
            }
        }
    }
}
