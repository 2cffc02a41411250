import SwiftUI

struct AtlasScreen: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var showsPlaces = true
    @State private var showsPlacesSheet = false

    var body: some View {
        HStack {
            if horizontalSizeClass == .regular && showsPlaces {
                PlaceList()
            }
            Text("Map").frame(maxWidth: .infinity)
        }
        .sheet(isPresented: $showsPlacesSheet) {
            PlaceList()
        }
    }
}

private struct PlaceList: View {
    var body: some View { List(["Rome", "Oslo"], id: \.self) { Text($0) } }
}
