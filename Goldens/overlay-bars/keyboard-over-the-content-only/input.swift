import SwiftUI

struct Transcript: View {
    let lines: [String]
    @State private var reply = ""

    var body: some View {
        ZStack(alignment: .bottom) {
            List(lines, id: \.self) { Text($0) }
                .padding(.bottom, 64)
                .ignoresSafeArea(.keyboard)
            HStack {
                TextField("Reply", text: $reply)
                Button("Send") { reply = "" }
            }
            .padding()
            .background(.bar)
        }
    }
}

struct StillTranscript: View {
    let lines: [String]
    @State private var reply = ""

    var body: some View {
        ZStack(alignment: .bottom) {
            List(lines, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            HStack {
                TextField("Reply", text: $reply)
                Button("Send") { reply = "" }
            }
            .padding()
            .background(.bar)
            .ignoresSafeArea(.keyboard)
        }
    }
}
