import SwiftUI

struct WelcomeCard: View {
    var body: some View {
        VStack {
            Text("Hello")
            Image(systemName: "hand.wave")
            Text("It takes a minute")
            Spacer()
            Button("Start") {}
        }
    }
}

struct OnboardingPage: View {
    var body: some View {
        VStack {
            Image(systemName: "map")
            Text("Find your way")
            Text("Without a network")
            Spacer()
            Button("Next") {}
        }
    }
}

struct TourScreen: View {
    var body: some View {
        ScrollView {
            OnboardingPage()
            WelcomeCard()
        }
    }
}

struct TimerScreen: View {
    var body: some View {
        VStack {
            Text("12:00")
            Text("Tea")
            Text("Strong")
            Spacer()
            Button("Stop") {}
        }
    }
}
