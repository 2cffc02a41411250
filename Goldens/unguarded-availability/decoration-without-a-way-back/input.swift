import SwiftUI

struct PosterScreen: View {
    let poster: Image
    @State private var showsCredits = false

    var body: some View {
        ScrollView {
            poster
                .resizable()
                .backgroundExtensionEffect()
            Button("Credits") { showsCredits = true }
        }
        .sheet(isPresented: $showsCredits) {
            Text("Credits")
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(24)
        }
    }
}
