import SwiftUI

struct Timeline: View {
    let events: [String]

    var body: some View {
        ScrollView {
            ForEach(events, id: \.self) { Text($0) }
                .padding(.bottom, 64)
        }
        .overlay(alignment: .bottom) { Strip() }
    }
}

struct Almanac: View {
    let events: [String]

    var body: some View {
        ScrollView {
            ForEach(events, id: \.self) { Text($0) }
            VStack {
                Text("The end")
            }
            .padding(.bottom, 64)
            .background(Color.yellow)
        }
        .overlay(alignment: .bottom) { Strip() }
    }
}

struct Calendar: View {
    let events: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(events, id: \.self) { Text($0) }
            }
            .padding(.all, 64)
        }
        .overlay(alignment: .bottom) { Strip() }
    }
}

private struct Strip: View {
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
