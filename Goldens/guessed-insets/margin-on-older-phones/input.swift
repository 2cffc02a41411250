import SwiftUI

struct QuizScreen: View {
    let hasNotch: Bool
    let questions: [String]

    var body: some View {
        VStack(spacing: 0) {
            List(questions, id: \.self) { Text($0) }

            Button("Next") { }
                .buttonStyle(.borderedProminent)
                .padding(.bottom, hasNotch ? 34 : 16)
        }
    }
}
