import SwiftUI

struct ViolinScreen: View {
    @State private var showsNotes = false

    var body: some View {
        Text("Violin")
            .sheet(isPresented: $showsNotes) {
                Text("Notes")
                    .presentationPlacement(.leading)
                    .presentationBackgroundInteraction(.enabled)
            }
    }
}

#Preview {
    Text("Violin")
        .sheet(isPresented: .constant(true)) {
            Text("Notes")
                .presentationBackgroundInteraction(.enabled)
        }
}
