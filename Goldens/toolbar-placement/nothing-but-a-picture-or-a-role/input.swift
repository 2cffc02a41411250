import SwiftUI

struct WeatherScreen: View {
    @State private var isLoading = false

    var body: some View {
        List(["Oslo", "Lima"], id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Image(systemName: "cloud.sun")
                }
                ToolbarItem(placement: .topBarTrailing) {
                    if isLoading {
                        ProgressView()
                    } else {
                        Text("Now")
                    }
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Reload", systemImage: "arrow.clockwise") { isLoading = true }
                }
                ToolbarItem(placement: .bottomBar) {
                    Button("Map", systemImage: "map") {}
                }
            }
    }
}

#Preview {
    NavigationStack {
        Text("Weather")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Cancel", systemImage: "xmark") {}
                }
            }
    }
}
