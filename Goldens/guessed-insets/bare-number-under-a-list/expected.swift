import SwiftUI

struct TideScreen: View {
    let tides: [Tide]
    @State private var unit = "m"

    var body: some View {
        VStack(spacing: 0) {
            List(tides) { tide in
                HStack {
                    Text(tide.time)
                    Spacer()
                    Text("\(tide.height) \(unit)")
                }
            }
            .listStyle(.plain)

            Picker("Unit", selection: $unit) {
                Text("Metres").tag("m")
                Text("Feet").tag("ft")
            }
            .pickerStyle(.segmented)
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
        }
    }
}

struct Tide: Identifiable {
    let id: Int
    var time: String
    var height: String
}
