import SwiftUI

struct WeatherCard: View {
    let degrees: Int
    let note: String

    var body: some View {
        VStack {
            // The reading comes first.
            // Digits of one width.
            Text("\(degrees)")
                .monospacedDigit() // since 15

            // A note below.
            Text(note)

            Divider()
            Text("New")
        }
    }
}
