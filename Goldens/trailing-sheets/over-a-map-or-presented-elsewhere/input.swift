import MapKit
import SwiftUI

struct HarbourMap: View {
    @State private var showsTides = false
    @State private var showsCranes = false
    let isGuide: Bool

    var body: some View {
        Map()
            .sheet(isPresented: $showsTides) {
                Text("Tides")
                    .presentationDetents([.height(200), .medium])
            }
            .sheet(isPresented: $showsCranes) {
                Text("Cranes")
                    .presentationDetents([.large])
                    .presentationBackgroundInteraction(isGuide ? .enabled : .automatic)
            }
    }
}

struct QuayScreen: View {
    @State private var showsLegend = false

    var body: some View {
        Text("Quay")
            .sheet(isPresented: $showsLegend) {
                Text("Legend")
                    .presentationDetents([.large])
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            }
    }
}

struct PierDetails: View {
    var body: some View {
        Text("Pier")
            .presentationBackgroundInteraction(.enabled)
    }
}
