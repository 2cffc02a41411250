import SwiftUI

struct ParcelScreen: View {
    let numbers: [Int]
    @State private var failure: String?

    var body: some View {
        List(numbers, id: \.self) { Text("Parcel \($0)") }
            .overlay {
                if let failure {
                    ZStack {
                        Rectangle()
                            .fill(Color.black.opacity(0.5))
                            .edgesIgnoringSafeArea(.all)
                        VStack {
                            Spacer()
                            card(failure)
                            Spacer()
                        }
                    }
                    .transition(.opacity)
                }
            }
    }

    private func card(_ text: String) -> some View {
        VStack {
            Image(systemName: "exclamationmark.triangle")
            Text(text)
            okButton
        }
        .padding()
        .background(Color.white)
        .cornerRadius(14)
        .shadow(radius: 8)
        .frame(maxWidth: 320)
    }

    private var okButton: some View {
        Button {
            failure = nil
        } label: {
            Text("OK").bold()
        }
    }
}
