import SwiftUI

struct RecipeScreen: View {
    let steps: [String]
    @State private var showsTimer = false

    var body: some View {
        List(steps, id: \.self) { step in
            Text(step)
        }
        .safeAreaBar(edge: .bottom) {
            Button("Timer") { showsTimer = true }
        }
        .safeAreaBar(edge: .top, spacing: 0) { Text("Soup") }
        .sheet(isPresented: $showsTimer) {
            Text("10 min").presentationDetents([.medium, .large])
        }
    }
}
