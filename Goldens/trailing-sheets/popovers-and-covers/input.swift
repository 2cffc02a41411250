import SwiftUI

struct ReefScreen: View {
    @State private var showsFish = false
    @State private var showsDive = false
    @State private var showsCorals = false

    var body: some View {
        Text("Reef")
            .popover(isPresented: $showsFish) {
                Text("Fish")
                    .presentationBackgroundInteraction(.enabled)
            }
            .fullScreenCover(isPresented: $showsDive) {
                Text("Dive")
                    .presentationBackgroundInteraction(.enabled)
            }
            .popover(isPresented: $showsCorals) {
                Text("Corals")
                    .presentationCompactAdaptation(.sheet)
                    .presentationBackgroundInteraction(.enabled)
            }
    }
}
