import SwiftUI

struct SkyScreen: View {
    @State private var showsStars = false

    var body: some View {
        Text("Sky")
            .sheet(isPresented: $showsStars) {
                Text("Stars")
                    .presentationBackgroundInteraction(.enabled)
            }
    }
}
