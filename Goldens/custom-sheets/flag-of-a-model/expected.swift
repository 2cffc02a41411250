import SwiftUI

final class RouteModel: ObservableObject {
    @Published var showsStops = false
    @Published var stops = ["Harbour", "Market", "Museum"]
}

struct RouteScreen: View {
    @ObservedObject var model: RouteModel

    var body: some View {
        ScrollView {
            Button("Stops") {
                model.showsStops = true
            }
        }
        .sheet(isPresented: $model.showsStops) {
            StopsTable(model: model)
                .presentationDetents([.medium, .large])
        }
        .navigationTitle("Route")
    }
}

private struct StopsTable: View {
    @ObservedObject var model: RouteModel

    var body: some View {
        List(model.stops, id: \.self) { Text($0) }
    }
}
