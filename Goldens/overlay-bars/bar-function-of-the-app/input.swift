import SwiftUI

struct Ledger: View {
    let entries: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(entries, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            HStack {
                Button("Debit") {}
                Spacer()
                Button("Credit") {}
            }
            .padding()
            .background(.bar)
        }
    }
}

struct StyledLedger: View {
    let entries: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(entries, id: \.self) { Text($0) }
                .padding(.bottom, 64)
                .onPaper()
            HStack {
                Button("Debit") {}
                Spacer()
                Button("Credit") {}
            }
            .padding()
            .background(.bar)
        }
    }
}

extension View {
    func safeAreaBar<Content: View>(edge: VerticalEdge, @ViewBuilder content: () -> Content) -> some View {
        overlay(alignment: edge == .top ? .top : .bottom, content: content)
    }

    func onPaper() -> some View {
        background(.yellow).ignoresSafeArea()
    }
}
