import SwiftUI

struct BreadScreen: View {
    let breads: [String]
    @State private var showsOven = false
    @State private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(breads, id: \.self) { bread in
                Button(bread) { self.showsOven = true }
            }
            if showsOven {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { self.showsOven = false }
                VStack {
                    Text("The oven is warming up")
                    Button("Close") { self.showsOven = false }
                }
                .frame(maxWidth: .infinity, maxHeight: 320)
                .background(Color(.secondarySystemBackground))
                .offset(y: self.drag)
                .gesture(
                    DragGesture()
                        .onChanged { value in
                            self.drag = max(0, value.translation.height)
                        }
                        .onEnded { value in
                            if value.translation.height > 100 { self.showsOven = false }
                            self.drag = 0
                        }
                )
            }
        }
    }
}

struct CakeScreen: View {
    let cakes: [String]
    @State private var showsRecipe = false
    @State private var moved: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(cakes, id: \.self) { cake in
                Button(cake) { showsRecipe = true }
            }
            if showsRecipe {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { showsRecipe = false }
                VStack {
                    Text("Butter, sugar, flour")
                    Button("Close") { showsRecipe = false }
                }
                .frame(maxWidth: .infinity, maxHeight: 320)
                .background(Color(.secondarySystemBackground))
                .offset(y: moved)
                .gesture(DragGesture().onChanged(drag(_:)).onEnded(drop(_:)))
            }
        }
    }

    private func drag(_ value: DragGesture.Value) {
        moved = max(0, value.translation.height)
    }

    private func drop(_ value: DragGesture.Value) {
        if value.translation.height > 100 { showsRecipe = false }
        moved = 0
    }
}

struct PieScreen: View {
    let pies: [String]
    @State private var showsFilling = false
    @GestureState private var moved: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(pies, id: \.self) { pie in
                Button(pie) { showsFilling = true }
            }
            if showsFilling {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { showsFilling = false }
                VStack {
                    Text("Apples and cinnamon")
                    Button("Close") { showsFilling = false }
                }
                .frame(maxWidth: .infinity, maxHeight: 320)
                .background(Color(.secondarySystemBackground))
                .offset(y: max(0, moved))
                .gesture(
                    DragGesture()
                        .updating($moved) { value, state, _ in state = value.translation.height }
                        .onEnded { value in
                            if value.translation.height > 100 { showsFilling = false }
                        }
                )
            }
        }
    }
}
