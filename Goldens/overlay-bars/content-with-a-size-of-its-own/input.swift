import SwiftUI

struct Readings: View {
    let values: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(values, id: \.self) { Text($0) }
                .padding(.bottom, 64)
                .frame(maxWidth: 600)
            ReadingControls()
        }
    }
}

struct Lifted: View {
    let values: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(values, id: \.self) { Text($0) }
                .padding(.bottom, 64)
                .offset(y: -12)
            ReadingControls()
        }
    }
}

struct Fitted: View {
    let values: [String]

    var body: some View {
        ScrollView {
            ForEach(values, id: \.self) { Text($0) }
        }
        .padding(.bottom, 64)
        .fixedSize(horizontal: true, vertical: false)
        .overlay(alignment: .bottom) { ReadingControls() }
    }
}

struct FullWidth: View {
    let values: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            List(values, id: \.self) { Text($0) }
                .padding(.bottom, 64)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            ReadingControls()
        }
        .frame(maxWidth: 600)
    }
}

struct ReadingControls: View {
    var body: some View {
        HStack {
            Button("Earlier") {}
            Spacer()
            Button("Later") {}
        }
        .padding()
        .background(.bar)
    }
}
