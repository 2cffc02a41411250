import SwiftUI

struct Ballot: View {
    let options: [String]
    @State private var choice: String?

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                VStack {
                    ForEach(options, id: \.self) { option in
                        Button(option) { choice = option }
                    }
                    voteBar
                        .hidden()
                }
            }
            voteBar
        }
    }

    private var voteBar: some View {
        HStack {
            Text(choice ?? "No choice yet")
            Spacer()
            Button("Vote") {}
        }
        .padding()
        .background(.bar)
    }
}
