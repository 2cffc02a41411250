import SwiftUI

@main
struct WharfApp: App {
    @State private var showsBoats = false

    var body: some Scene {
        WindowGroup {
            Text("Wharf")
                .sheet(isPresented: $showsBoats) {
                    Text("Boats")
                }
                .presentationPlacement(.trailing)
        }
    }
}
