import SwiftUI

struct CodeEntry: View {
    let codes: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(codes, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            VStack {
                row(1)
                row(4)
                row(7)
                row(10)
            }
            .background(Color.white)
        }
    }

    private func row(_ first: Int) -> some View {
        HStack {
            Button("\(first)") {}
            Spacer()
            Button("\(first + 1)") {}
        }
    }
}

struct Drawer: View {
    let codes: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(codes, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            HStack {
                Button("One") {}
                Spacer()
                Button("Two") {}
            }
            .frame(height: 280)
            .background(Color.white)
        }
    }
}

struct OverTheTabs: View {
    let codes: [String]

    var body: some View {
        List(codes, id: \.self) { Text($0) }
            .padding(.bottom, 120)
            .overlay(alignment: .bottom) {
                HStack {
                    Button("One") {}
                    Spacer()
                    Button("Two") {}
                }
                .padding()
                .background(Color.white)
                .padding(.bottom, 56)
            }
    }
}
