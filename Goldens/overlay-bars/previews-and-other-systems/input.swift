import SwiftUI

struct Strip: View {
    var body: some View {
        HStack {
            Button("Back") {}
            Spacer()
            Button("Next") {}
        }
        .padding()
        .background(.bar)
    }
}

#if os(macOS)
struct Desk: View {
    let papers: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(papers, id: \.self) { Text($0) }
                .padding(.bottom, 60)
            Strip()
        }
    }
}
#endif

#Preview("Over a list") {
    ZStack(alignment: .bottom) {
        List(0..<40, id: \.self) { Text("\($0)") }
            .padding(.bottom, 60)
        Strip()
    }
}

struct Strip_Previews: PreviewProvider {
    static var previews: some View {
        List(0..<40, id: \.self) { Text("\($0)") }
            .padding(.bottom, 60)
            .overlay(Strip(), alignment: .bottom)
    }
}
