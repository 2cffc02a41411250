import SwiftUI

struct DockScreen: View {
    @State private var showsShips = false
    @State private var showsCargo = false

    var body: some View {
        Text("Dock")
            .sheet(isPresented: $showsShips) {
                Text("Ships")
                    .sheet(isPresented: $showsCargo) { Text("Cargo") }
                    .presentationPlacement(.trailing)
            }
    }
}

struct CrewSheet: View {
    @State private var showsRoles = false

    var body: some View {
        Text("Crew")
            .sheet(isPresented: $showsRoles) { Text("Roles") }
            .presentationPlacement(.leading)
    }
}
