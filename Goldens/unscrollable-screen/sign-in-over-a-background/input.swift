import SwiftUI

struct SignInScreen: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        ZStack {
            Color.indigo.ignoresSafeArea()

            VStack(spacing: 24) {
                Image(systemName: "lock.shield")
                    .font(.system(size: 90))
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                Spacer()
                signInButton
            }
            .padding()
        }
    }

    private var signInButton: some View {
        Button("Sign in") { password = "" }
            .buttonStyle(.borderedProminent)
    }
}
