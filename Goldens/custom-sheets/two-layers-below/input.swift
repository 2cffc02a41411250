import SwiftUI

struct RecipeScreen: View {
    let steps: [String]
    @State private var showsTimer = false
    @GestureState private var distance: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            // Paper behind everything.
            Color.yellow.opacity(0.1)
                .ignoresSafeArea()

            List(steps, id: \.self) { step in
                Button(step) { showsTimer = true }
            } // one row a step

            // Timers of the kitchen.
            if showsTimer {
                // Dimming.
                Color.black.opacity(0.5)
                    .ignoresSafeArea()
                    .onTapGesture { showsTimer = false }
                // The clock itself.
                KitchenTimer(minutes: 8)
                    .frame(height: 220)
                    .background(Color.white)
                    .offset(y: distance) // follows the finger
                    .gesture(
                        DragGesture()
                            .updating($distance) { value, state, _ in state = value.translation.height }
                            .onEnded { if $0.translation.height >= 60 { showsTimer = false } }
                    )
            }
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
