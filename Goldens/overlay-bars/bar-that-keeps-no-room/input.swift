import SwiftUI

struct Departures: View {
    let trains: [String]
    @State private var platform = 1

    var body: some View {
        List(trains, id: \.self) { Text($0) }
            .overlay(alignment: .bottom) {
                Picker("Platform", selection: $platform) {
                    Text("1").tag(1)
                    Text("2").tag(2)
                }
                .pickerStyle(.segmented)
                .padding()
                .background(.bar)
            }
    }
}
