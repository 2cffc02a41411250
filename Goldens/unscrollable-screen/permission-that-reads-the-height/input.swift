import SwiftUI

struct PermissionScreen: View {
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        VStack {
            if verticalSizeClass == .regular {
                Image(systemName: "location.circle")
                    .font(.system(size: 120))
            }
            Text("Where are you?")
            Text("Only while you use the app.")
            Spacer()
            Button("Allow") {}
        }
    }
}

struct IntroScreen: View {
    var body: some View {
        GeometryReader { proxy in
            VStack {
                Text("Welcome")
                Image(systemName: "star")
                    .font(.system(size: proxy.size.height / 8))
                Text("Let's go")
                Spacer()
                Button("Go") {}
            }
        }
    }
}
