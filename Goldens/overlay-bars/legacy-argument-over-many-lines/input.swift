import SwiftUI

struct QuizPage: View {
    let questions: [String]
    let onSubmit: () -> Void
    @State private var showsHints = false

    var body: some View {
        Form {
            Section {
                ForEach(questions, id: \.self) { Text($0) }
            }
            Spacer(minLength: 90)
        }
        .overlay(
            // Hints and the way on.
            HStack {
                Toggle("Hints", isOn: $showsHints)
                Button("Submit", action: onSubmit)
            }
            .padding()
            .background(Color.white),
            alignment: .bottom
        )
    }
}

struct ReviewPage: View {
    let answers: [String]
    @State private var filter = ""

    var body: some View {
        List(answers, id: \.self) { Text($0) }
            .padding(.top, 52)
            .overlay(HStack {
                TextField("Filter", text: $filter)
                Button("Clear") { filter = "" }
            }
            .padding()
            .background(Color.white), alignment: .top)
    }
}
