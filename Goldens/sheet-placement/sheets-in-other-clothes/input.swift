import SwiftUI

struct TideScreen: View {
    @State private var showsTable = false
    @State private var showsMoon = false
    @State private var showsMoonFirst = false

    var body: some View {
        Text("Tides")
            .popover(isPresented: $showsTable) {
                Text("Table")
                    .presentationPlacement(.trailing)
                    .presentationCompactAdaptation(.sheet)
            }
            .popover(isPresented: $showsMoon) {
                MoonPhases()
            }
            .sheet(isPresented: $showsMoonFirst) {
                MoonPhases()
            }
    }
}

struct MoonPhases: View {
    var body: some View {
        Text("Full moon")
            .presentationPlacement(.trailing)
    }
}

struct HarbourNotes: View {
    var body: some View {
        Text("Mooring")
            .presentationPlacement(.leading)
    }
}
