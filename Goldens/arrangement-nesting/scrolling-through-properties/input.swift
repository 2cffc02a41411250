import SwiftUI

struct DeckScreen: View {
    var body: some View {
        ScrollView {
            content
        }
    }

    private var content: some View {
        LazyVStack {
            pair
        }
    }

    private var pair: some View {
        ArrangementView {
            Text("Card")
        } secondary: {
            Text("Back")
        }
    }
}

struct DeckSettings: View {
    var body: some View {
        Form {
            DeckPreview()
        }
    }
}

private struct DeckPreview: View {
    var body: some View {
        ArrangementView {
            Text("Card")
        } secondary: {
            Text("Back")
        }
    }
}
