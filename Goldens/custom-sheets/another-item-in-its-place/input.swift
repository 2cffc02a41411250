import SwiftUI

struct Plant: Identifiable {
    let id: Int
    let name: String
}

struct Garden: View {
    let plants: [Plant]
    @State private var selected: Plant?
    @State private var dragOffset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(plants) { plant in
                Button(plant.name) { selected = plant }
            }
            if let plant = selected {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { selected = nil }
                VStack {
                    Text(plant.name)
                    Button("Next", action: showNext)
                }
                .frame(height: 300)
                .frame(maxWidth: .infinity)
                .background(.background)
                .offset(y: dragOffset)
                .gesture(
                    DragGesture()
                        .onChanged { dragOffset = max(0, $0.translation.height) }
                        .onEnded { value in
                            if value.translation.height > 120 { selected = nil }
                            dragOffset = 0
                        })
            }
        }
    }

    private func showNext() {
        selected = plants.last
    }
}

struct Nursery: View {
    let plants: [Plant]
    @State private var selected: Plant?
    @State private var name = ""
    @FocusState private var isNaming: Bool
    @State private var dragOffset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(plants) { plant in
                Button(plant.name) { selected = plant }
            }
            if let plant = selected {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { selected = nil }
                VStack {
                    TextField(plant.name, text: $name)
                        .focused($isNaming)
                    Button("Name it") { isNaming = true }
                }
                .frame(height: 300)
                .frame(maxWidth: .infinity)
                .background(.background)
                .offset(y: dragOffset)
                .gesture(
                    DragGesture()
                        .onChanged { dragOffset = max(0, $0.translation.height) }
                        .onEnded { value in
                            if value.translation.height > 120 { selected = nil }
                            dragOffset = 0
                        })
            }
        }
    }
}
