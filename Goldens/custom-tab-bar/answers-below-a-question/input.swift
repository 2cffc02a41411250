import SwiftUI

struct QuizScreen: View {
    @State private var page = 0
    @State private var score = 0

    var body: some View {
        VStack {
            switch page {
            case 0: Question(text: "How many moons?")
            case 1: Question(text: "How many rings?")
            default: Question(text: "Done")
            }
            HStack {
                ForEach(0..<3, id: \.self) { answer in
                    Button("\(answer)") {
                        score += answer
                        page = answer
                    }
                }
            }
        }
    }
}

private struct Question: View {
    let text: String

    var body: some View { Text(text) }
}
