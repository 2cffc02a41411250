import SwiftUI

struct TideTable: View {
    var body: some View {
        #if swift(>=5.9)
        Text("New")
        #else
        Text("Old")
        #endif
        #if canImport(WeatherKit)
        Text("Weather")
        #endif
        #if DEBUG
        Text("Debug")
        #endif
    }
}

@available(swift 5.5)
func highWater() -> Int { 3 }

@available(swift, obsoleted: 6.5, message: "Ask for the level instead.")
func lowWater() -> Int { 1 }
