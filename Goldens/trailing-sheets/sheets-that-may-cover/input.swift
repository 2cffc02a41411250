import MapKit
import SwiftUI

struct LampScreen: View {
    @State private var showsForm = false
    @State private var showsAlarm = false

    var body: some View {
        List(0..<9, id: \.self) { Text("Lamp \($0)") }
            .sheet(isPresented: $showsForm) {
                Form { Text("New lamp") }
                    .presentationDetents([.medium, .large])
            }
            .sheet(isPresented: $showsAlarm) {
                Text("Alarm")
                    .presentationDetents([.medium])
                    .presentationBackgroundInteraction(.disabled)
            }
    }
}

struct RoadMap: View {
    @State private var showsSettings = false

    var body: some View {
        Map()
            .sheet(isPresented: $showsSettings) {
                Form { Text("Settings") }
            }
    }
}
