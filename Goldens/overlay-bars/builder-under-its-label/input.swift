import SwiftUI

struct ChoirList: View {
    let voices: [String]
    @State private var isSinging = false

    var body: some View {
        ZStack(alignment: .bottom, content: {
            List(voices, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            stage // always last
        })
        .navigationTitle("Choir")
        .onDisappear {
            isSinging = false
        }
    }

    private var stage: some View {
        AnyView(
            HStack {
                Button("Sing") { isSinging = true }
                Spacer()
                Button("Rest") { isSinging = false }
            }
            .padding()
            .background(Color.white)
        )
    }
}
