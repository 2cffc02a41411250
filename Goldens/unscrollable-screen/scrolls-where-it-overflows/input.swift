import SwiftUI

struct OverflowContainer<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ViewThatFits(in: .vertical) {
            content
            ScrollView { content }
        }
    }
}

extension View {
    func scrollingIfNeeded() -> some View {
        OverflowContainer { self }
    }
}

struct WelcomeScreen: View {
    var body: some View {
        VStack {
            OverflowContainer {
                Image(systemName: "leaf")
                Text("Grow something")
            }
            Text("It takes a minute")
            Text("and a pot")
            Spacer()
            Button("Start") {}
        }
    }
}

struct PaywallScreen: View {
    var body: some View {
        VStack {
            Image(systemName: "star")
            Text("All seeds")
            Text("For a year")
            Spacer()
            Button("Buy") {}
        }
        .scrollingIfNeeded()
    }
}

struct TrialScreen: View {
    var body: some View {
        VStack {
            ViewThatFits {
                Text("Seven days without paying anything")
                Text("Seven days free")
            }
            Text("Then monthly")
            Text("Stop whenever you like")
            Spacer()
            Button("Try") {}
        }
    }
}
