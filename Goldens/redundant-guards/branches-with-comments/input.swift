import SwiftUI

struct WeatherCard: View {
    let degrees: Int
    let note: String

    var body: some View {
        VStack {
            // The reading comes first.
            if #available(iOS 16.0, *) { // numbers that don't jump
                // Digits of one width.
                Text("\(degrees)")
                    .monospacedDigit() // since 15

                // A note below.
                Text(note)
            } else {
                // Older systems.
                Text("\(degrees) " + note)
            }

            Divider()
            if #unavailable(iOS 17.0) {
                Text("Old") // never
            }
            if #available(iOS 17.0, *) { Text("New") } else { Text("Old") }
        }
    }
}
