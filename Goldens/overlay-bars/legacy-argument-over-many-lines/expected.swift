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
        }
        .safeAreaBarOrInset(edge: .bottom) {
            // Hints and the way on.
            HStack {
                Toggle("Hints", isOn: $showsHints)
                Button("Submit", action: onSubmit)
            }
            .padding()
            .background(Color.white)
        }
    }
}

struct ReviewPage: View {
    let answers: [String]
    @State private var filter = ""

    var body: some View {
        List(answers, id: \.self) { Text($0) }
            .safeAreaBarOrInset(edge: .top) {
                HStack {
                    TextField("Filter", text: $filter)
                    Button("Clear") { filter = "" }
                }
                .padding()
                .background(Color.white)
            }
    }
}

fileprivate extension View {
    @ViewBuilder
    func safeAreaBarOrInset<Bar: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        if #available(iOS 26.0, *) {
            safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
        } else {
            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
        }
    }
}
