import SwiftUI

struct RecipeScreen: View {
    let steps: [String]
    @State private var showsTimer = false

    var body: some View {
        ZStack(alignment: .bottom) {
            // Paper behind everything.
            Color.yellow.opacity(0.1)
                .ignoresSafeArea()

            List(steps, id: \.self) { step in
                Button(step) { showsTimer = true }
            } // one row a step
        }
        // Timers of the kitchen.
        .sheet(isPresented: $showsTimer) {
            // The clock itself.
            KitchenTimer(minutes: 8)
                .presentationDetents([.height(220)])
        }
        .navigationTitle("Recipe")
    }
}

struct KitchenTimer: View {
    let minutes: Int

    var body: some View {
        Text("\(minutes) min")
    }
}
