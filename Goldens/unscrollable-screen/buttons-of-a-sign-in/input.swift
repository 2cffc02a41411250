import SwiftUI

struct LoginButtons: View {
    var body: some View {
        VStack(spacing: 16) {
            Spacer()
            Text("One account for all")
            Button("Sign up") {}
            Button("Log in") {}
        }
    }
}

struct OfferOptionsView: View {
    var body: some View {
        VStack {
            Text("Yearly")
            Text("Monthly")
            Spacer()
            Button("Choose") {}
        }
    }
}
