import SwiftUI

struct LetterList: View {
    let letters: [String]
    @State private var asksToBurn = false

    var body: some View {
        ZStack {
            List(letters, id: \.self) { Text($0) }

            if asksToBurn {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { asksToBurn = false }

                VStack(spacing: 16) {
                    Text("Burn all letters?")
                        .font(.headline)
                    Text("Ashes can't be read.")
                        .font(.subheadline)
                    HStack {
                        Button("Keep") { asksToBurn = false }
                        Button("Burn", role: .destructive) { asksToBurn = false }
                    }
                }
                .padding(24)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
                .padding(40)
            }
        }
    }
}
