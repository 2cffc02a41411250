import SwiftUI

struct BoatHouse: View {
    @State private var showsOars = false

    var body: some View {
        Button("Oars") { showsOars = true }
            .sheet(isPresented: $showsOars) {
                VStack(spacing: UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12) {
                    Text("Left")
                    Text("Right")
                }
            }
    }
}
